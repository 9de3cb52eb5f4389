;; The language server with Eglot: a mistake is shown, and is removed when it is corrected.  -*- lexical-binding: t -*-

(require 'cube-mode)
(require 'eglot)

(defun wait-until (fact holds)
  (with-timeout (20 (error "Failed: %s" fact))
    (while (not (funcall holds)) (accept-process-output nil 0.1))))

(unless (equal (cdr (assq 'cube-mode eglot-server-programs)) '("cube" "lsp"))
  (error "Eglot does not know the server"))
(setf (cdr (assq 'cube-mode eglot-server-programs)) (list (getenv "CUBE") "lsp"))

(let ((file (make-temp-file "mistaken" nil ".cube" "let a = R U\nordr(a)\n")))
  (find-file file)
  (apply #'eglot--connect (eglot--guess-contact))
  (wait-until "a mistake is shown" (lambda () (= (length (flymake-diagnostics)) 1)))
  (goto-char (point-min))
  (search-forward "ordr")
  (replace-match "order")
  (eglot--signal-textDocument/didChange)
  (wait-until "the mistake is removed" (lambda () (null (flymake-diagnostics))))
  (set-buffer-modified-p nil)
  (eglot-shutdown (eglot-current-server))
  (delete-file file))
