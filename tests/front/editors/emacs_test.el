;; Tests of cube-mode except highlighting.  -*- lexical-binding: t -*-

(require 'ert)
(require 'imenu)
(require 'cube-mode)

(defmacro with-program (text &rest body)
  "Run BODY in a cube-mode buffer with TEXT, point at its start."
  (declare (indent 1))
  `(with-temp-buffer (insert ,text) (cube-mode) (goto-char (point-min)) ,@body))

(defun indented (text)
  (with-program text
    (let ((inhibit-message t)) (indent-region (point-min) (point-max)))
    (buffer-string)))

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

(ert-deftest blocks-are-indented ()
  (should (equal (indented "for s in {R, U} {\nprint s\nif s == R then {\nprint 1\n}\n}\norder(R)\n")
                 "for s in {R, U} {\n    print s\n    if s == R then {\n        print 1\n    }\n}\norder(R)\n")))

(ert-deftest lines-in-brackets-are-aligned-with-the-first-item ()
  (should (equal (indented "order([R,\nU],\nparts = corners)\n") "order([R,\n       U],\n      parts = corners)\n")))

(ert-deftest an-unclosed-text-ends-with-its-line ()
  (should (equal (indented "{\n\"(\nR\n}\n") "{\n    \"(\n    R\n}\n"))
  (with-program "print \"R\nR"
    (goto-char (point-max))
    (should-not (nth 8 (syntax-ppss)))))

(ert-deftest lines-in-a-comment-are-unchanged ()
  (should (equal (indented "/* {\n     a picture\n*/\nR\n") "/* {\n     a picture\n*/\nR\n")))

(ert-deftest a-line-is-commented-and-uncommented ()
  (with-program "R U\n"
    (comment-region (point-min) (point-max))
    (should (equal (buffer-string) "# R U\n"))
    (uncomment-region (point-min) (point-max))
    (should (equal (buffer-string) "R U\n"))))

(ert-deftest built-ins-are-completed ()
  (with-program "visible_o"
    (goto-char (point-max))
    (completion-at-point)
    (should (equal (buffer-string) "visible_order"))))

(ert-deftest definitions-are-in-the-index ()
  (with-program "let trick = R U\ndef twice(p) = p p\n"
    (let ((names (mapcar #'car (funcall imenu-create-index-function))))
      (should (member "trick" names))
      (should (member "twice" names)))))
