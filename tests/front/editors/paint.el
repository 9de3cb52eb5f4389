;; Highlights the files of the command line with cube-mode and writes FILE.painted (see compare.cpp).  -*- lexical-binding: t -*-

(require 'cube-mode)

(defconst paint-letters
  '((font-lock-comment-face . ?#) (font-lock-comment-delimiter-face . ?#) (font-lock-doc-face . ?!)
    (font-lock-string-face . ?\") (font-lock-keyword-face . ?k) (cube-moves . ?m) (cube-number . ?1)
     (font-lock-builtin-face . ?f)
    (font-lock-variable-name-face . ?.) (cube-part . ?p) (font-lock-constant-face . ?c)))

;; Parts and locations have the same face.
(defun paint-letter (face from-at)
  (if from-at ?@ (or (cdr (assq face paint-letters)) ?-)))

(defun paint-buffer ()
  (let (letters from-at)
    (goto-char (point-min))
    (while (not (eobp))
      (let ((face (get-text-property (point) 'face)))
        (setq from-at (and (eq face 'cube-part) (or from-at (eq (char-after) ?@))))
        (push (if (eolp) ?\n (paint-letter face from-at)) letters))
      (forward-char))
    (apply #'string (nreverse letters))))

(dolist (file command-line-args-left)
  (let ((coding-system-for-read 'utf-8-unix)
        (coding-system-for-write 'utf-8-unix)
        painted)
    (with-temp-buffer
      (insert-file-contents file)
      (cube-mode)
      (font-lock-mode 1)
      (font-lock-ensure)
      (setq painted (paint-buffer)))
    (with-temp-file (concat file ".painted") (insert painted))))
(setq command-line-args-left nil)
