"""package_test.py: tests of the Python package, and of its errors."""

import fractions
import inspect
import os
import pathlib
import pickle
import random
import signal
import subprocess
import tempfile
import threading
import time
import unittest

import numpy

import cubelang
from cubelang import Algorithm, Permutation, Permutations, Session
from cubelang._arguments import signature_in

LONG = "solve(random_state(7), optimal)"
COMMUTATOR = "R U R' U'"


class Values(unittest.TestCase):
    def test_each_type_has_its_counterpart(self):
        session = Session()
        for text, value in {
            "2^200": 2**200, "-2^100": -(2**100), "1/3": fractions.Fraction(1, 3), '"hi"': "hi", "1 == 1": True,
            "{1, {2}}": [1, [2]], "set({1, {2}})": {1, (2,)}, "{{1}: 2, set({3}): 4}": {(1,): 2, frozenset({3}): 4}, "R U": Algorithm("R U"), "(urf,ubr)": Permutation("(urf,ubr)"),
            "orders(R).visible": 4,
        }.items():
            self.assertEqual(session(text), value, text)
            if value is not True:
                self.assertEqual(type(session(text)), type(value), text)

    def test_values_are_unchanged_by_a_session(self):
        session = Session()
        for value in (0, -5, 2**70, -(2**70), True, "ü\n", fractions.Fraction(-2, 3), [1, ["a"]], {"a": 1, 2: [3]}, {1, "a"},
                      Permutation("R"), Algorithm("R U"), session("@urf").text):
            session["given"] = value
            self.assertEqual(session["given"], value)

    def test_values_without_a_counterpart_have_text_and_json(self):
        place = Session()("@urf")
        self.assertEqual((place.type, place.text, place.json()["value"]), ("location", "@urf", "urf"))
        session = Session()
        session["place"] = place
        self.assertEqual(session("image(U, place)").text, "@ufl")

    def test_booleans_may_have_reasons(self):
        answer = Session()("is_reachable((+fu))")
        self.assertEqual((bool(answer), answer == False), (False, True))  # noqa: E712
        self.assertIn("edge flips", answer.reason)

    def test_functions_stay_in_their_session(self):
        session = Session()
        session.run("def twice(p) = p p")
        with self.assertRaises(TypeError):
            Session()["other"] = session["twice"]


class Sessions(unittest.TestCase):
    def test_hints_about_the_prompt_are_left_out(self):
        for text in ("q", "exit", "undo", "foo"):
            with self.assertRaises(cubelang.Error) as caught:
                Session().run(text)
            self.assertEqual((caught.exception.hint, "prompt" in str(caught.exception)), ("", False), text)
        with self.assertRaises(cubelang.Error) as caught:
            Permutation("R U ordr")
        self.assertTrue(caught.exception.hint)

    def test_errors_show_their_place(self):
        with self.assertRaises(cubelang.Error) as caught:
            Session().run("1; R U\nfoo(2)", name="mine")
        error = caught.exception
        self.assertEqual(str(error), "mine:2:1: error: unknown name `foo`\nfoo(2)\n^~~")
        self.assertEqual((error.file, error.line, error.column, error.message), ("mine", 2, 1, "unknown name `foo`"))
        self.assertEqual(error.answers, [1, Algorithm("R U")])

    def test_printed_text_is_separate_from_values(self):
        session = Session()
        self.assertEqual(session.run('print "a"; 1; print "b"'), [1])
        self.assertEqual(session.printed, "a\nb\n")

    def test_a_sandbox_reads_only_its_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "own.cube")
            path.write_text("let own = 1\n")
            text = f'import "{path}"; own'
            self.assertEqual(Session()(text), 1)
            self.assertEqual(Session(sandbox=[folder])(text), 1)
            for sandbox in (True, [], [pathlib.Path(folder, "other")]):
                with self.assertRaises(cubelang.Error):
                    Session(sandbox=sandbox).run(text)

    def test_ctrl_c_ends_the_computation_and_not_the_session(self):
        session = Session()
        for work in (lambda: session(LONG), lambda: cubelang.solve("random_state(7)", way="optimal"),
                     lambda: Permutations.random(10**6, cube=20)):
            threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
            with self.assertRaises(KeyboardInterrupt):
                work()
            self.assertEqual(session("order(R U)"), 105)

    def test_another_thread_interrupts(self):
        session = Session()
        over = threading.Event()

        def interrupt():  # again, if the computation has not begun
            while not over.wait(0.1):
                session.interrupt()

        thread = threading.Thread(target=interrupt)
        thread.start()
        with self.assertRaises(cubelang.Interrupted):
            session(LONG)
        over.set()
        thread.join()
        self.assertEqual(session("order(R U)"), 105)

    def test_other_threads_run_during_a_computation(self):
        session, ticks = Session(), []
        threading.Timer(0.5, session.interrupt).start()
        thread = threading.Thread(target=lambda: [(ticks.append(1), time.sleep(0.01)) for _ in range(20)])
        thread.start()
        with self.assertRaises(cubelang.Interrupted):
            session(LONG)
        self.assertGreater(len(ticks), 5)
        thread.join()

    def test_threads_can_have_separate_sessions_or_share_one(self):
        shared, right = Session(), []

        def work(session, n):
            for _ in range(300):
                right.append(session("order(R U)") == 105 and Permutation("R U", n).order() == (105 if n == 3 else 15))

        threads = [threading.Thread(target=work, args=(s, n)) for s, n in ((Session(), 2), (shared, 3), (shared, 3))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(right, [True] * 900)

    def test_a_thread_with_a_small_stack_reads_deep_nesting(self):
        answers = []

        def work():
            session = Session()
            answers.append(session("(" * 900 + "R" + ")" * 900))
            try:
                session.run("def deeper(n) = 1 + deeper(n + 1)\ndeeper(1)")
            except cubelang.Error as error:
                answers.append(error.message)

        before = threading.stack_size(1 << 16)
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        threading.stack_size(before)
        self.assertEqual(answers[0], Algorithm("R"))
        self.assertIn("1000", answers[1])


class OnePermutation(unittest.TestCase):
    def test_the_net_is_a_read_only_view(self):
        p = Permutation(COMMUTATOR)
        self.assertTrue(numpy.shares_memory(p.net, p.net))
        self.assertEqual((p.net.dtype, p.net.shape, p.net.flags.writeable, p.net.base is p), (numpy.int32, (54,), False, True))
        with self.assertRaises(ValueError):
            p.net[0] = 1
        self.assertEqual(p.net.tolist(), Session()(f"state({COMMUTATOR})"))
        net = p.net
        del p
        self.assertEqual(Permutation(net), Permutation(COMMUTATOR))

    def test_each_written_form_is_read_back(self):
        for n, super in ((2, False), (3, True), (4, False), (5, True)):
            p = Permutation("R U F2 L'", n, super)
            self.assertEqual(eval(repr(p), vars(cubelang)), p)
            self.assertEqual(pickle.loads(pickle.dumps(p)), p)
            self.assertEqual(hash(Permutation(str(p), n, super)), hash(p))
            if not super:
                self.assertEqual(Permutation(p.net), p)
                self.assertEqual(Permutation(p.net.astype(numpy.uint8)[::1].tolist()), p)

    def test_sticker_cycles_agree_with_the_net(self):
        turn = Permutation("R U")
        net = [int(number) for number in turn.net.reshape(-1)]
        moved = sorted(number for cycle in turn.sticker_cycles() for number in cycle)
        self.assertEqual(moved, [i for i, number in enumerate(net, 1) if number != i])
        for cycle in turn.sticker_cycles():
            for a, b in zip(cycle, cycle[1:] + cycle[:1]):
                self.assertIn(a if net[b - 1] == a else b, (net[b - 1], net[a - 1]))

    def test_the_algebra_agrees_with_the_language(self):
        a, b, session = Permutation("R U2"), Permutation("F D'"), Session()
        session["a_"], session["b_"] = a, b
        for text, value in {"a_ * b_": a * b, "a_'": ~a, "[a_, b_]": a.commutator(b), "[a_: b_]": a.conjugate(b),
                            "a_^(-7)": a**-7, "a_^(10^40)": a ** 10**40}.items():
            self.assertEqual(session(text), value, text)
        self.assertEqual(a * Algorithm("F"), Permutation("R U2 F"))
        self.assertEqual(Algorithm("F") * a, Permutation("F R U2"))
        self.assertEqual((a.order(), ["even", "odd"][a.parity()]), (session("order(a_)"), session("parity(a_).overall")))

    def test_compiled_methods_have_signatures(self):
        self.assertEqual(str(inspect.signature(Permutation.conjugate)), "(self, b)")
        self.assertEqual(str(inspect.signature(Session.run)), "(self, text, name=None)")

    def test_queries_agree_with_the_language(self):
        p, session = Permutation("R U2 F"), Session()
        session["p_"] = p
        self.assertEqual(p.cycle_type(), session("cycle_type(p_)"))
        self.assertEqual(p.support(), [place.text[1:] for place in session("support(p_)")])
        self.assertEqual(p("@urf"), session("image(p_, @urf)").text)
        self.assertEqual(p(session("@urf")).text, p("@urf"))
        for place, sticker in enumerate(p.net.tolist(), 1):
            self.assertEqual(p(sticker), place)
        self.assertEqual([p(19)], [cycle[(cycle.index(19) + 1) % len(cycle)] for cycle in p.sticker_cycles() if 19 in cycle])

    def test_sorting_follows_the_blocks(self):
        some = Permutations.random(30, 4)
        self.assertEqual(sorted(some), sorted(list(some)[::-1]))
        self.assertEqual(sorted(some), sorted(some, key=lambda p: Permutations([p]).blocks.tolist()))
        self.assertTrue(some[0] <= some[0] and not some[0] < some[0])

    def test_pictures_for_notebooks(self):
        p = Permutation(COMMUTATOR)
        self.assertRegex(cubelang.svg(p, style="isometric"), "(?s)^<svg .*</svg>\n$")
        self.assertIn(">a &quot;b&quot; &lt;c&gt;</title>", cubelang.svg(p, title='a "b" <c>'))
        self.assertTrue(cubelang.svg(p) != cubelang.svg(p, label="numbers"))
        for shown in (p, Algorithm("R U"), Permutation("R", 11)):
            self.assertTrue(shown._repr_svg_().startswith('<svg width="400" '))
            self.assertIn(str(shown), shown._repr_html_())
        for hidden in (Permutation("R", 12), Algorithm("4Rw")):
            self.assertEqual((hidden._repr_svg_(), hidden._repr_html_()), (None, None))
        with self.assertRaises(cubelang.Error):  # the file is written only for svg()
            cubelang.call("svg", p, '"x.svg"')

    def test_an_algorithm_is_a_sequence_of_moves(self):
        algorithm = Algorithm("[R, U2]2 F")
        moves = list(algorithm)
        self.assertEqual((len(moves), str(moves[1])), (len(algorithm), "U2"))
        product = Permutation()
        for move in algorithm:
            product *= move
        self.assertEqual(product, Permutation("[R, U2]2 F"))
        with self.assertRaises(ValueError):
            list(Algorithm("(R U)^(10^8)"))

    def test_written_forms_of_other_programs_are_read(self):
        p = Permutation(COMMUTATOR)
        for form in ("gap", "reid", "singmaster", "kpuzzle"):
            self.assertEqual(Permutation(cubelang.call(form, p), form=form), p, form)


class Many(unittest.TestCase):
    def test_array_operations_agree_with_single_ones(self):
        for n, super in ((2, False), (3, False), (3, True), (6, False)):
            a, b = (Permutations.random(50, seed, n, super) for seed in (1, 2))
            p = b[7]
            products, inverses, powers, orders = a * b, ~a, a**5, a.order()
            after, before = a * p, p * a
            for i, one in enumerate(a):
                self.assertEqual(products[i], one * b[i])
                self.assertEqual((inverses[i], powers[i]), (~one, one**5))
                self.assertEqual((after[i], before[i]), (one * p, p * one))
                self.assertEqual(orders[i], one.order())
                self.assertTrue((a.nets()[i] == one.net).all())
                self.assertEqual((a.conjugate(p)[i], a.conjugate(b)[i]), (one.conjugate(p), one.conjugate(b[i])))
                self.assertEqual((p.conjugate(a)[i], p.commutator(a)[i]), (p.conjugate(one), p.commutator(one)))
                self.assertEqual((a.parity()[i], a.support()[i]), (one.parity(), one.support()))
            self.assertTrue((pickle.loads(pickle.dumps(a)) == a).all())

    def test_array_queries_agree_with_single_ones(self):
        for n, super in ((2, False), (3, True), (4, False)):
            a = Permutations.random(20, 1, n, super) * Permutation("(+urf)", n, super)
            a = Permutations([Permutation(cube=n, super=super), *a, *Permutations.random(5, 2, n, super)])
            types = a.cycle_types()
            for i, p in enumerate(a):
                self.assertEqual((a.is_reachable[i], a.is_identity[i]), (bool(p.is_reachable), p.is_identity))
                for kind, lengths in p.cycle_type().items():
                    self.assertEqual(types[kind][i].tolist(), numpy.bincount(lengths, minlength=25).tolist())
            self.assertEqual((a.is_reachable.sum(), a.is_identity.sum()), (6, 1))

    def test_masks_and_index_arrays_choose_rows(self):
        a = Permutations(["R", "U2", "R U", "F2"])
        orders = a.order()
        for index in (orders == 2, [False, True, False, True], [1, 3], [-3, -1], numpy.array([1, 3], "uint8"), slice(1, 4, 2)):
            self.assertEqual(list(a[index]), [Permutation("U2"), Permutation("F2")])
        self.assertEqual(list(a[[3, 3, 0]]), [a[3], a[3], a[0]])
        self.assertEqual((len(a[[]]), len(a[orders == 7]), a[numpy.int8(-1)]), (0, 0, a[3]))

    def test_blocks_are_read_back(self):
        for n, super in ((2, False), (3, False), (3, True), (4, False), (5, True), (6, False)):
            a = Permutations.random(30, 1, n, super) * Permutation("x y", n, super)
            self.assertTrue((Permutations(a.blocks, super=super) == a).all())
            self.assertTrue((Permutations(a.blocks[::2], super=super) == a[::2]).all())
            for change in (lambda b: b.__setitem__((7, 0, 0), 24), lambda b: b.__setitem__((7, 0, 0), b[7, 0, 1]),
                           lambda b: b.__setitem__((7, 0, 24), 25), lambda b: b.__setitem__((7, -1), b[7, -1, ::-1])):
                blocks = a.blocks.copy()
                change(blocks)
                with self.assertRaisesRegex(ValueError, "row 7 "):
                    Permutations(blocks, super=super)
        corner = Permutations(["R"]).blocks.copy()
        corner[0, 0, [0, 1]] = corner[0, 0, [1, 0]]
        with self.assertRaises(ValueError):
            Permutations(corner)
        turned = Permutation("(+r)", super=True)
        with self.assertRaises(ValueError):
            Permutations(Permutations([turned]).blocks)

    def test_random_states_are_new_unless_a_seed_or_a_generator_is_given(self):
        self.assertFalse((Permutations.random(5) == Permutations.random(5)).any())
        generator = numpy.random.default_rng
        one, two = generator(3), generator(3)
        first, second = Permutations.random(5, rng=one), Permutations.random(5, rng=one)
        self.assertTrue((first == Permutations.random(5, rng=two)).all() and (second == Permutations.random(5, rng=two)).all())
        self.assertFalse((first == second).any())
        with self.assertRaises(ValueError):
            Permutations.random(5, 1, rng=one)

    def test_numpy_arrays_are_numbers(self):
        a = Permutations.random(4, 1)
        self.assertEqual((numpy.asarray(a).dtype, numpy.asarray(a).tolist()), (numpy.int32, a.nets().tolist()))
        self.assertEqual(numpy.array(a, dtype=float).dtype, float)
        for work in (lambda: numpy.asarray(Permutations.random(2, 1, super=True)), lambda: numpy.arange(4) * a):
            with self.assertRaises(TypeError):
                work()

    def test_large_arrays_on_several_threads_agree_with_small_ones(self):
        many, step = 400_000, 9_973
        a, p = Permutations.random(many, 3), Permutation("R U2")
        self.assertTrue((a == Permutations.random(many, 3)).all())
        self.assertTrue((a * ~a == Permutation()).all())
        some, nets = a[::step], a.nets()
        for large, small in ((a * p, some * p), (p * a, p * some), (~a, ~some), (a**5, some**5)):
            self.assertTrue((large[::step] == small).all())
        self.assertTrue((a.order()[::step] == some.order()).all())
        self.assertTrue((nets[::step] == some.nets()).all())
        self.assertTrue((Permutations(nets) == a).all())

    def test_unique_keeps_the_order_of_a_large_array(self):
        a = Permutations.random(100_000, 3)
        four = Permutations(numpy.tile(a.nets(), (4, 1)))
        for _ in range(3):
            self.assertTrue((four.unique() == a).all())
        self.assertEqual(len(Permutations.random(400_000, 3).unique()), 400_000)

    def test_nets_are_read_from_any_array_of_integers(self):
        a = Permutations.random(20, 4)
        for nets in (a.nets().astype("int16"), numpy.asfortranarray(a.nets()), a.nets()[::-1][::-1], a.nets().astype(">i8")):
            self.assertTrue((Permutations(nets) == a).all())
        self.assertEqual(len(Permutations(numpy.empty((0, 54), int))), 0)

    def test_blocks_outlive_the_permutations(self):
        blocks = Permutations(["R", "U"]).blocks
        again = Permutations.random(2, 1)
        self.assertEqual(blocks.tolist(), Permutations(["R", "U"]).blocks.tolist())
        self.assertFalse(blocks.flags.writeable or again.blocks.flags.writeable)

    def test_slices_and_repetitions(self):
        a = Permutations(["R", "U", "R", "F"])
        self.assertEqual([str(p) for p in a[::-2]], [str(Permutation(t)) for t in ("F", "U")])
        self.assertEqual(len(a.unique()), 3)
        self.assertEqual(a[-1], Permutation("F"))


class Neighbours(unittest.TestCase):
    def test_sympy_agrees(self):
        try:
            import sympy.combinatorics  # noqa: F401
        except ImportError:
            self.skipTest("SymPy is missing")
        for n in (2, 3, 4):
            a, b = (Permutations.random(3, seed, n) for seed in (5, 6))
            for p, q in zip(a, b):
                x, y = cubelang.to_sympy(p), cubelang.to_sympy(q)
                self.assertEqual(cubelang.from_sympy(x, n), p)
                self.assertEqual(cubelang.from_sympy(x * y, n), p * q)
                self.assertEqual(cubelang.from_sympy(~x, n), ~p)
                if n < 4:  # checked on small cubes only
                    self.assertEqual(x.order(), p.order())
        with self.assertRaises(ValueError):
            cubelang.to_sympy(Permutation("(+f)(-u)", 3, True))

    def test_gap_agrees(self):
        a = Permutations.random(5, 8)
        texts = [cubelang.to_gap(p) for p in a]
        self.assertEqual([cubelang.from_gap(text) for text in texts], list(a))
        script = f"Print(List([{', '.join(texts)}], Order), {' * '.join(texts)}, \"\\n\"); QUIT;"
        try:
            run = subprocess.run(["gap", "-q", "-A"], input=script, capture_output=True, text=True, timeout=120)
        except FileNotFoundError:
            self.skipTest("GAP is missing")
        output = "".join(run.stdout.split())
        product = a[0] * a[1] * a[2] * a[3] * a[4]
        self.assertEqual(output, "".join(str(a.order().tolist()).split()) + cubelang.to_gap(product))

    def test_groups_agree_with_the_language(self):
        two = cubelang.group(["R2", Permutation("U2")])
        self.assertEqual((two.order(), len(two.elements())), (12, 12))
        self.assertTrue(two <= cubelang.group("R", "U") and Permutation("R2 U2") in two and "F" not in two)
        self.assertIn("no generator", two.why("F").reason)
        element = two.random(3)
        self.assertEqual(Permutation(two.factor(element)), Permutation(element))
        self.assertEqual(cubelang.group("2R", cube=4).cube, 4)


    def test_methods_of_groups(self):
        two, four = cubelang.group("R", "U"), cubelang.group("R2", "U2")
        self.assertEqual((two.index(four), two.is_abelian, cubelang.group("R", "L").is_abelian), (6123600, False, True))
        self.assertEqual(two.stabilizer("@ufr", "in_place").order() * len(two.orbit("@fur")), two.order())
        self.assertEqual([str(place.text) for place in two.orbit("@dlf")], ["@dlf"])
        self.assertEqual(two.stabilizer("corners", "as_set"), two)
        self.assertEqual({place.text for place in four.orbit("@fru")}, {"@urf", "@drb", "@ulb"})
        plain = cubelang.call("group_of", "(1,2,3)", "(1,2)")
        self.assertEqual((plain.orbit(1), plain.orbit(7), plain.stabilizer(1).order()), ([1, 2, 3], [7], 2))

    def test_cases_and_their_algorithms(self):
        self.assertEqual([len(cubelang.call("cases", f'"{name}"')) for name in ("pll", "oll", "zbll")], [21, 57, 493])
        found = {row["name"]: row["algorithms"] for row in cubelang.call("algorithms", '"pll"', ["M", "U"], 7)}
        self.assertEqual({name for name, algorithms in found.items() if algorithms}, {"pll_h", "pll_ua", "pll_ub"})
        for name in ("pll_h", "pll_ua", "pll_ub"):
            for algorithm in found[name]:
                self.assertEqual(cubelang.call("case_of", ~Permutation(algorithm), '"pll"')["name"], name)

    def test_groups_can_be_pickled(self):
        for group in (cubelang.group("R", Permutation("U2")), cubelang.group("2R", cube=4), cubelang.group("(+r)(-l)", super=True),
                      cubelang.call("group_of", "(1,2,3)", "(1,2)"), cubelang.call("puzzle", '{"R": (1,2,3), "L": (3,4)}'),
                      cubelang.call("group_of", '{"R": (1,2,3)}', "(3,4)")):
            copy = pickle.loads(pickle.dumps(group))
            self.assertEqual((copy, copy.order(), copy.cube, copy.super), (group, group.order(), group.cube, group.super))

    def test_words_of_puzzles_are_read(self):
        small = cubelang.call("puzzle", '{"R": (1,2,3), "L": (3,4)}')
        self.assertEqual(small("R L'").json()["written"], "R L'")
        self.assertEqual(small.factor("[R, L]").text, "R L R' L")
        self.assertEqual(("R L" in small, pickle.loads(pickle.dumps(small))("R") in small), (True, True))
        with self.assertRaises(cubelang.Error):
            small("R U")

    def test_random_elements_are_new_unless_a_seed_or_a_generator_is_given(self):
        two, generator = cubelang.group("R", "U"), numpy.random.default_rng
        self.assertNotEqual(two.random(), two.random())
        self.assertEqual(two.random(5), two.random(5))
        self.assertEqual(two.random(rng=generator(1)), two.random(rng=generator(1)))

    def test_conjugacy_classes_have_the_elements_of_one_cycle_type_or_less(self):
        a5 = cubelang.call("group_of", "(1,2,3,4,5)", "(1,2,3)")
        self.assertEqual([len(one) for one in a5.conjugacy_classes()], [1, 12, 20, 12, 15])
        classes = cubelang.group("R2", "U2").conjugacy_classes()
        self.assertEqual(classes[0], [Permutation()])
        self.assertEqual(len({p for one in classes for p in one}), 12)
        with self.assertRaises(cubelang.Error):
            cubelang.group("R", "U").conjugacy_classes()


class BadInput(unittest.TestCase):
    def test_each_mistake_is_an_exception_with_a_message(self):
        ones, q, session = numpy.ones((2, 54), int), Permutations(["R", "U"]), Session()
        for work, error in (
            (lambda: Permutation("R)("), cubelang.Error), (lambda: Permutation("cube 4"), cubelang.Error),
            (lambda: Permutation("let a = R"), cubelang.Error), (lambda: Permutation(""), cubelang.Error),
            (lambda: Permutation("7"), TypeError), (lambda: Permutation("4Rw", 3), cubelang.Error),
            (lambda: Permutation("\0"), cubelang.Error), (lambda: Permutation("\ud800"), UnicodeError),
            (lambda: Permutation([1, 2, 3]), ValueError), (lambda: Permutation(numpy.ones(54)), TypeError),
            (lambda: Permutation(ones[0]), cubelang.Error), (lambda: Permutation(numpy.arange(54)), cubelang.Error),
            (lambda: Permutation(ones), ValueError), (lambda: Permutation(None), TypeError),
            (lambda: Permutation(["x"]), TypeError), (lambda: Permutation([[1], [2, 3]]), (TypeError, ValueError)),
            (lambda: Permutation("R", 1), ValueError), (lambda: Permutation("R", 2001), ValueError),
            (lambda: Permutation("R", "3"), TypeError), (lambda: Permutation("R", form=3), ValueError), (lambda: Permutation("R", form="no such"), ValueError),
            (lambda: Permutation("R", form="none_such"), cubelang.Error), (lambda: Permutation("R") * 3, TypeError),
            (lambda: Permutation("R") * Permutation("R", 4), ValueError), (lambda: Permutation("R") ** 1.5, TypeError),
            (lambda: Permutations("R"), TypeError), (lambda: Permutations([1]), (TypeError, ValueError)),
            (lambda: Permutations(ones), ValueError), (lambda: Permutations(ones[:, :5]), ValueError),
            (lambda: Permutations(ones.astype(float)), TypeError), (lambda: Permutations(["R", Permutation("R", 4)]), ValueError),
            (lambda: Permutations.random(-1), ValueError), (lambda: Permutations.random(10**13), MemoryError),
            (lambda: Permutations.random(2**62), MemoryError), (lambda: q[2], IndexError), (lambda: q * q[:1], ValueError),
            (lambda: q["a"], TypeError), (lambda: q[0, 1], TypeError), (lambda: q[2**70], IndexError), (lambda: q[[0, 2]], IndexError),
            (lambda: q[numpy.array([True])], IndexError), (lambda: q[numpy.array([[0]])], IndexError), (lambda: q[[0.5]], IndexError),
            (lambda: Permutations(q.blocks.astype(int)), TypeError), (lambda: Permutations(q.blocks, cube=4), ValueError),
            (lambda: Permutations(q.blocks[:, :, :9]), ValueError), (lambda: Permutations(["R"], cube="x"), TypeError),
            (lambda: q.conjugate("R"), TypeError), (lambda: Permutation("R") < Permutation("R", 4), ValueError),
            (lambda: Permutation("R")(0), IndexError), (lambda: Permutation("R")("R"), cubelang.Error), (lambda: Permutation("R")(1.5), TypeError),
            (lambda: cubelang.svg("R", style="no_such"), cubelang.Error), (lambda: Permutations.random(1, rng="x"), TypeError), (lambda: hash(q), TypeError),
            (lambda: Session(cube=1), ValueError), (lambda: Session(sandbox="x"), TypeError),
            (lambda: session.run(3), TypeError), (lambda: session.__setitem__("R U", 1), KeyError),
            (lambda: session.__setitem__("a_", 1.5), TypeError), (lambda: session.__setitem__("a_", object()), TypeError),
            (lambda: cubelang.solve("(+fu)"), cubelang.Error), (lambda: cubelang.find(no_such=1), cubelang.Error),
            (lambda: cubelang.group("R") == 3 or 1 / 0, ZeroDivisionError),
        ):
            with self.assertRaises(error) as caught:
                work()
            self.assertTrue(str(caught.exception))
            self.assertNotRegex(str(caught.exception), "C\\+\\+|to cast|prompt|incompatible|_cubelang\\.[a-z]")

    def test_signatures_of_a_newer_pybind11_are_read(self):
        whole = "typing.SupportsInt | typing.SupportsIndex"
        signature, forms = signature_in(f"random(count: {whole}, seed: object = None, cube: {whole} = 3) -> object")
        self.assertEqual(str(signature), "(count, seed=None, cube=None)")
        self.assertEqual(forms, {"count": "int", "seed": "object", "cube": "int"})

    def test_arguments_of_the_wrong_type_or_number_have_one_line(self):
        session, p, q = Session(), Permutation("R"), Permutations(["R"])
        for work, message in (
            (lambda: session.run(3), "Session.run: text must be of the type str, not int"),
            (lambda: session("R", name=1.5), "Session.__call__: name must be of the type str, not float"),
            (lambda: Session(cube="a"), "Session: cube must be of the type int, not str"),
            (lambda: Session(super="yes"), "Session: super must be of the type bool, not str"),
            (lambda: session.run(), "Session.run: missing a required argument: 'text'"),
            (lambda: Permutation("R", cubes=3), "Permutation: got an unexpected keyword argument 'cubes'"),
            (lambda: p.order(1), "Permutation.order: too many positional arguments"),
            (lambda: Permutations.random("a"), "Permutations.random: count must be of the type int, not str"),
            (lambda: Permutations.random(), "Permutations.random: missing a required argument: 'count'"),
            (lambda: q.unique(2), "Permutations.unique: too many positional arguments"),
            (lambda: cubelang.Algorithm(3), "Algorithm: text must be of the type str, not int"),
            (lambda: cubelang.Algorithm("R").permutation("a"), "Algorithm.permutation: cube must be of the type int, not str"),
            (lambda: cubelang.Value(3), "Value: value must be of the type Value, not int"),
            (lambda: session.__setitem__(3, 4), "Session.__setitem__: name must be of the type str, not int"),
            (lambda: session[3], "Session.__getitem__: name must be of the type str, not int"),
        ):
            with self.assertRaises(TypeError) as caught:
                work()
            self.assertEqual(str(caught.exception), message)
            self.assertIsNone(caught.exception.__cause__ or caught.exception.__context__)

    def test_every_public_function_has_such_messages(self):
        for type_ in (cubelang.Algorithm, Permutation, Permutations, Session, cubelang.Value):
            for name in dir(type_):
                function = getattr(type_, name)
                if not name.startswith("_") and callable(function):
                    with self.assertRaises(TypeError) as caught:
                        function(*[object()] * 12)
                    self.assertNotRegex(str(caught.exception), "incompatible", name)

    def test_lists_that_contain_themselves_are_refused(self):
        endless = []
        endless.append(endless)
        with self.assertRaises(RecursionError):
            Session()["endless"] = endless

    def test_random_input_does_not_crash(self):
        chance = random.Random(1)
        alphabet = "RUF'2()[],:*^+-@{}= \n\"uflrdb0123456789wxyz_#ü\0"
        for _ in range(1500):
            text = "".join(chance.choice(alphabet) for _ in range(chance.randrange(12)))
            for work in (lambda: Permutation(text), lambda: Session(sandbox=True).run(text)):
                try:
                    work()
                except (cubelang.Error, TypeError):
                    pass
        for _ in range(300):
            net = [chance.choice((chance.randrange(-2, 57), i + 1)) for i in range(54)]
            try:
                Permutation(net)
            except cubelang.Error:
                pass


if __name__ == "__main__":
    unittest.main()
