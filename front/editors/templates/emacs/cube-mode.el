;;; cube-mode.el --- Editing Cubelang, the language of cube algebra  -*- lexical-binding: t; -*-

;; Version: 1.0.0
;; Package-Requires: ((emacs "26.1"))
;; Keywords: languages
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Colours, indentation, completion of the words of the language, help, running, a prompt; and where Eglot is (from Emacs
;; 29 on it always is), `M-x eglot' starts the language server, `cube lsp'.
;;
;; Made from front/editors/templates/emacs and the program's own tables: change it there, and have it made again by
;; UPDATE_GOLDEN=1 ctest --preset dev -R grammars/made.

;;; Code:

(require 'comint)
(require 'compile)
(require 'subr-x)

(defgroup cube nil
  "Editing Cubelang."
  :group 'languages
  :prefix "cube-")

(defcustom cube-program "cube"
  "The program that runs Cubelang."
  :type 'string)

(defcustom cube-indent-offset 4
  "How many columns a block is indented."
  :type 'integer
  :safe #'integerp)

;; The words of the language

(defconst cube-statements
  '({{statements.quoted}})
  "The keywords that begin a statement.")

(defconst cube-other-keywords
  '({{branches.quoted}}
    {{operators.quoted}})
  "The keywords within a statement.")

(defconst cube-literals
  '({{literals.quoted}})
  "The keywords that are values.")

(defconst cube-functions
  '(
    {{functions.quoted}}
    )
  "The built-in functions.")

(defconst cube-constants
  '(
    {{constants.quoted}}
    )
  "The names that have a value from the start.")

(defconst cube--words
  (let ((table (make-hash-table :test #'equal)))
    (dolist (row `((,cube-constants . font-lock-constant-face) (,cube-functions . font-lock-builtin-face)
                   (,cube-literals . font-lock-keyword-face) (,cube-other-keywords . font-lock-keyword-face)
                   (,cube-statements . font-lock-keyword-face))
                 table)
      (dolist (word (car row)) (puthash word (cdr row) table))))
  "The face of each word that has a meaning.")

;; Moves

(defface cube-moves '((t :inherit font-lock-string-face :slant normal))
  "Moves.")

(defface cube-number '((t :inherit font-lock-constant-face))
  "Numbers.")

(defface cube-part '((t :inherit font-lock-type-face))
  "Parts of the cube, in a cycle or after @.")

(defconst cube--moves
  (let ((move "\\(?:[{{capitals.bar}}][wWv]?\\|[{{smalls.bar}}]W?\\|[{{bares.bar}}]\\)")
        (inner "[0-9]+\\(?:-[0-9]+\\)?\\(?:[{{capitals.bar}}][wW]?\\|[{{smalls.bar}}]W?\\)"))
    ;; Numbers of layers can only come first: further in, digits belong to the move before them.
    (concat "\\(?:" inner "\\|" move "\\)[0-9]*\\(?:" move "[0-9]*\\)*\\([{{primes.bar}}]\\)?"))
  "A word of moves, if it ends in a prime, which is group 1, or a word ends there.")

(defconst cube--text "\"\\(?:\\\\.\\|[^\"\\\\\n]\\)*\\\\?\\(?:\"\\|$\\)"
  "A text; one that is not closed ends with its line.")

(defconst cube--cycle "([ \t\r\n]*\\(?:[-+]+[A-Za-z]\\|[-+]*[A-Za-z]+[0-9]*[ \t\r\n]*,\\)"
  "The bracket of a cycle: known by a sign, or by the first comma.")

(defconst cube--numbers
  (concat "[ \t\r]+([ \t\r\n]*[0-9]+[ \t\r\n]*,\\|[ \t\r]*"
          "\\(?:\\[[ \t\r\n]*[0-9]+\\(?:[ \t\r\n]*,[ \t\r\n]*\\|[ \t\r\n]+\\)[0-9]\\|{[ \t\r\n]*[0-9]+[ \t\r\n]*:\\)")
  "What stands behind the name of a numbering.")

(defconst cube--characters-of-words
  (append "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_" nil)
  "What words are made of.")

(defun cube--word-ends-p (position)
  "Does no word go on at POSITION?"
  (not (memq (char-after position) cube--characters-of-words)))

(defun cube--moves-end ()
  "Where the word of moves ends that begins here, if there is one."
  (and (looking-at cube--moves)
       (or (match-beginning 1) (cube--word-ends-p (match-end 0)))
       (match-end 0)))

(defun cube--follows-name-p ()
  "Does a name end here that is neither a keyword nor moves?"
  (save-excursion
    (let* ((end (point))
           (begin (+ end (skip-chars-backward "A-Za-z0-9_")))
           (face (gethash (buffer-substring-no-properties begin end) cube--words)))
      (and (< begin end)
           (not (memq (char-before begin) '(?. ?@)))
           (not (looking-at "[0-9]"))
           (not (eq face 'font-lock-keyword-face))
           (not (eql (cube--moves-end) end))))))

(defun cube--bracket-between-p (begin end)
  "Is there a bracket from BEGIN to END?"
  (save-excursion
    (goto-char begin)
    (let (found)
      (while (and (not found) (re-search-forward "[][(){}]" end t))
        (setq found (not (nth 8 (syntax-ppss)))))
      found)))

(defun cube--in-cycle-p ()
  "Is the last bracket before point one that opens a cycle?"
  (let ((open (nth 1 (syntax-ppss))))
    (and open
         (not (cube--bracket-between-p (1+ open) (point)))
         (save-excursion
           (goto-char open)
           (and (looking-at cube--cycle) (not (cube--follows-name-p)))))))

;; Colours: a walk over the tokens, as the program reads them.

(defun cube--paint (end face)
  "Give the text from here to END the FACE, and go there."
  (when face (put-text-property (point) end 'face face))
  (goto-char end))

(defun cube--paint-fields ()
  "Paint the fields that touch what ends here."
  (when (looking-at "\\(?:\\.[A-Za-z_][A-Za-z0-9_]*\\)+")
    (cube--paint (match-end 0) 'font-lock-variable-name-face)))

(defun cube--paint-name (end face)
  "Paint the name from here to END in FACE.
With its fields, or the bracket of its call: they touch it."
  (cube--paint end face)
  (or (cube--paint-fields)
      (when (eq (char-after) ?\() (forward-char))))

(defun cube--paint-word (end)
  "Paint the word that begins here; letters and digits go on to END."
  (let ((face (gethash (buffer-substring-no-properties (point) end) cube--words))
        moves)
    (cond ((eq face 'font-lock-keyword-face) (cube--paint end face))
          ;; What gets a value, an argument too, may spell moves, and so may a numbering.
          ((save-excursion (goto-char end) (looking-at "[ \t\r\n]*=\\(?:[^=]\\|\\'\\)")) (goto-char end))
          ((save-excursion (goto-char end) (looking-at cube--numbers)) (cube--paint end face))
          ((setq moves (cube--moves-end)) (cube--paint moves 'cube-moves))
          (t (cube--paint-name end face)))))

(defun cube--paint-number (end)
  "Paint the number, or the moves, that begin here.
Letters and digits go on to END."
  (let ((moves (cube--moves-end)))
    (cond (moves (cube--paint moves 'cube-moves))
          ((looking-at "[0-9]+") (cube--paint end (and (= (match-end 0) end) 'cube-number))))))

(defun cube--paint-location ()
  "Paint the location that begins here."
  (let ((ends-with (lambda (regexp)
                     (and (looking-at regexp) (cube--word-ends-p (match-end 0)) (match-end 0)))))
    (cube--paint (or (funcall ends-with "@[A-Za-z]+\\.[0-9]+") (funcall ends-with "@[A-Za-z]+[0-9]*") (1+ (point)))
                 'cube-part)))

(defun cube--paint-token ()
  "Paint the token that begins here, and go behind it."
  (cond ((and (looking-at "[-+]*[A-Za-z]+[0-9]*") (cube--word-ends-p (match-end 0))
              (let ((end (match-end 0))) (and (cube--in-cycle-p) (progn (cube--paint end 'cube-part) t)))))
        ((looking-at "[A-Za-z_][A-Za-z0-9_]*") (cube--paint-word (match-end 0)))
        ((looking-at "[0-9][A-Za-z0-9_]*") (cube--paint-number (match-end 0)))
        ((looking-at cube--text) (goto-char (match-end 0)))
        ((eq (char-after) ?@) (cube--paint-location))
        ((eq (char-after) ?\)) (forward-char) (cube--paint-fields))
        (t (forward-char))))

(defun cube--paint-tokens (limit)
  "Paint the tokens from here to LIMIT.
Comments and texts Emacs knows by itself."
  (let ((case-fold-search nil)
        (state (syntax-ppss)))
    (when (nth 8 state) (parse-partial-sexp (point) limit nil nil state 'syntax-table))
    (while (progn (forward-comment (buffer-size)) (< (point) limit))
      (cube--paint-token)))
  nil)

(defconst cube-font-lock-keywords '((cube--paint-tokens))
  "What `font-lock-mode' paints by.")

(defun cube--comment-or-text-face (state)
  "The face of the comment or text of STATE."
  (cond ((nth 3 state) 'font-lock-string-face)
        ((save-excursion (goto-char (nth 8 state)) (looking-at "##")) 'font-lock-doc-face)
        (t 'font-lock-comment-face)))

(defvar cube-mode-syntax-table
  (let ((table (make-syntax-table)))
    (dolist (character (append "+-*=<>'`\"\\@.,:;^&|%$" nil)) (modify-syntax-entry character "." table))
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?# "< b" table)
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    table)
  "Comments; texts are `cube--propertize-texts's to find.")

(defun cube--propertize-texts (start end)
  "Mark the ends of texts from START to END.
One that is not closed ends with its line."
  (goto-char start)
  (while (search-forward "\"" end t)
    (unless (save-excursion (nth 8 (syntax-ppss (1- (point)))))
      (backward-char)
      (looking-at cube--text)
      (put-text-property (point) (1+ (point)) 'syntax-table (string-to-syntax "|"))
      (let ((last (match-end 0)))
        (if (and (eq (char-before last) ?\") (> last (1+ (point))))
            (setq last (1- last)))
        (when (< last (point-max))
          (put-text-property last (1+ last) 'syntax-table (string-to-syntax "|")))
        (goto-char (min (1+ last) (point-max)))))))

;; Indentation

(defun cube--indentation ()
  "The column at which the line of point begins."
  (save-excursion
    (back-to-indentation)
    (let ((open (nth 1 (syntax-ppss)))
          (closes (looking-at "[])}]")))
      (cond ((not open) 0)
            (closes (goto-char open) (current-indentation))
            (t (goto-char (1+ open))
               (if (looking-at "[ \t]*\\(?:$\\|#\\|//\\)")
                   (+ (current-indentation) cube-indent-offset)
                 (skip-chars-forward " \t")
                 (current-column)))))))

(defun cube-indent-line ()
  "Indent the line of point, unless it begins within a comment."
  (interactive)
  (unless (nth 8 (save-excursion (syntax-ppss (line-beginning-position))))
    (let ((column (cube--indentation)))
      (if (> (current-column) (current-indentation))
          (save-excursion (indent-line-to column))
        (indent-line-to column)))))

;; Completion

(defun cube-completion-at-point ()
  "Complete the words of the language."
  (let ((bounds (bounds-of-thing-at-point 'symbol)))
    (when (and bounds (not (nth 8 (syntax-ppss))))
      (list (car bounds) (cdr bounds) (hash-table-keys cube--words) :exclusive 'no))))

;; Running

(defun cube-run-buffer ()
  "Run the file of this buffer; its errors lead to their places."
  (interactive)
  (save-buffer)
  (compile (concat (shell-quote-argument cube-program) " " (shell-quote-argument buffer-file-name))))

(defun cube-run-region (begin end)
  "Run the text from BEGIN to END."
  (interactive "r")
  (shell-command-on-region begin end (concat (shell-quote-argument cube-program) " -") "*cube*"))

(defun cube-help (name)
  "Show what NAME means."
  (interactive (list (read-string "Help about: " (thing-at-point 'symbol t))))
  (with-help-window "*cube help*"
    (call-process cube-program nil standard-output nil "-e" (concat "help " name))))

(defun cube-prompt ()
  "Start the prompt of the program, or go there."
  (interactive)
  (pop-to-buffer (make-comint "cube" cube-program nil "--repl")))

(defvar cube-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-c") #'cube-run-buffer)
    (define-key map (kbd "C-c C-r") #'cube-run-region)
    (define-key map (kbd "C-c C-z") #'cube-prompt)
    (define-key map (kbd "C-c C-h") #'cube-help)
    map)
  "The keys of `cube-mode'.")

;;;###autoload
(define-derived-mode cube-mode prog-mode "Cube"
  "Edit Cubelang, the language of cube algebra.

\\{cube-mode-map}"
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "\\(?:#+\\|//+\\|/\\*+\\)[ \t]*")
  (setq-local comment-end "")
  (setq-local syntax-propertize-function #'cube--propertize-texts)
  (setq-local parse-sexp-lookup-properties t)
  (setq-local font-lock-defaults
              '(cube-font-lock-keywords nil nil nil
                (font-lock-syntactic-face-function . cube--comment-or-text-face)))
  (setq-local indent-line-function #'cube-indent-line)
  (setq-local indent-tabs-mode nil)
  (setq-local electric-indent-chars (append "{}])\n" nil))
  (setq-local imenu-generic-expression '((nil "^[ \t]*\\(?:let\\|def\\)[ \t]+\\([A-Za-z_][A-Za-z0-9_]*\\)" 1)))
  (add-hook 'completion-at-point-functions #'cube-completion-at-point nil t))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.cube\\'" . cube-mode))
;;;###autoload
(add-to-list 'interpreter-mode-alist '("cube" . cube-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons 'cube-mode (list cube-program "lsp"))))

(provide 'cube-mode)
;;; cube-mode.el ends here
