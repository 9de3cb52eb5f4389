;; Tests of cube-mode.  -*- lexical-binding: t -*-

(require 'ert)
(require 'cube-mode)

(defun faces (text)
  "The words of TEXT that cube-mode highlights, each with its face."
  (with-temp-buffer
    (insert text)
    (cube-mode)
    (font-lock-ensure)
    (let ((at (point-min)) all)
      (while (< at (point-max))
        (let ((next (or (next-single-property-change at 'face) (point-max))))
          (when (get-text-property at 'face)
            (push (cons (buffer-substring-no-properties at next) (get-text-property at 'face)) all))
          (setq at next)))
      (nreverse all))))

(ert-deftest a-file-of-the-language-is-opened-in-its-mode ()
  (with-temp-buffer
    (setq buffer-file-name "tricks.cube")
    (set-auto-mode)
    (setq buffer-file-name nil)
    (should (eq major-mode 'cube-mode))))

(ert-deftest a-script-that-names-the-program-is-opened-in-its-mode ()
  (with-temp-buffer
    (insert "#!/usr/bin/env cube\n")
    (set-auto-mode)
    (should (eq major-mode 'cube-mode))))

(ert-deftest words-are-highlighted ()
  (should (equal (faces "let a_R = 2R2U' + 12 order(@uf)")
                 '(("let" . font-lock-keyword-face) ("2R2U'" . font-lock-string-face)
                   ("12" . font-lock-constant-face) ("order" . font-lock-builtin-face)
                   ("@uf" . font-lock-type-face)))))

(ert-deftest comments-and-texts-are-highlighted ()
  (should (equal (faces "x /* R\nU */ \"R \\\" U\" # R")
                 '(("x" . font-lock-string-face)
                   ("/* R\nU */" . font-lock-comment-face) ("\"R \\\" U\"" . font-lock-string-face)
                   ("# " . font-lock-comment-delimiter-face) ("R" . font-lock-comment-face)))))

(ert-deftest a-line-is-commented-and-uncommented ()
  (with-temp-buffer
    (insert "R U\n")
    (cube-mode)
    (comment-region (point-min) (point-max))
    (should (equal (buffer-string) "# R U\n"))
    (uncomment-region (point-min) (point-max))
    (should (equal (buffer-string) "R U\n"))))
