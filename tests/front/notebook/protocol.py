"""protocol.py PROGRAM: tests of the kernel through the notebook protocol. Lists the tests that fail."""

import html
import os
import re
import signal
import subprocess
import sys
import time
import traceback

from client import Notebook, ends_soon, is_alive

PROGRAM = sys.argv[1]
ENDLESS = "for n in 1..1000000000000 { }"


def on_a_terminal(text):
    return subprocess.run([PROGRAM, "-e", text], capture_output=True, text=True, check=True).stdout.rstrip("\n")


def values_look_as_on_a_terminal(notebook):
    for text in ("order(R U)", "R U R' U'", "explain(R U)", "cycles(R U)", '"a"', "{1, 2, 3}"):
        answer = notebook.run(text)
        assert answer.texts() == [on_a_terminal(text)], (text, answer.texts())
        assert answer.reply["status"] == "ok"


def states_have_a_net(notebook):
    data = notebook.run("R U R' U'").all("execute_result")[0]["data"]
    assert data["application/vnd.cube+json"]["moves"] == "R U R' U'"
    assert data["image/svg+xml"].startswith("<svg ") and "Net of a 3x3x3" in data["image/svg+xml"]
    assert "R U R&#39; U&#39;" in data["text/html"] or "R U R' U'" in html.unescape(data["text/html"])
    assert "data:image/svg+xml;base64," in data["text/html"]
    drawn = notebook.run("explain(R)").all("execute_result")[0]["data"]
    assert drawn["image/svg+xml"].startswith("<svg ")
    assert "image/svg+xml" not in notebook.run("order(R)").all("execute_result")[0]["data"]


def large_cubes_have_no_picture(notebook):
    data = notebook.run("cube 30\nR").all("execute_result")[0]["data"]
    assert "image/svg+xml" not in data
    notebook.run("cube 3")


def pictures_are_shown_and_written(notebook):
    answer = notebook.run('svg(R U, "turn.svg", isometric)')
    assert answer.kinds()[0] == "display_data", answer.kinds()
    assert answer.all("display_data")[0]["data"]["image/svg+xml"].startswith("<svg ")
    assert os.path.exists("turn.svg")  # in the notebook's folder


def animations_are_shown_in_a_frame(notebook):
    answer = notebook.run('animate(R U, "turn.html")')
    page = answer.all("display_data")[0]["data"]["text/html"]
    frame = re.fullmatch(r'<iframe sandbox="allow-scripts" [^<>]*srcdoc="([^"<>]*)"></iframe>', page)
    assert frame and html.unescape(frame[1]).startswith("<!doctype html>")
    assert os.path.exists("turn.html")


def foreign_text_is_escaped(notebook):
    page = notebook.run('animate(R, "odd.html", title = "</iframe><script>alert(1)</script>")').all("display_data")[0]
    assert "<script>" not in page["data"]["text/html"]
    assert notebook.run('"\\u{1b}[31m"').texts() == ['"\\u{1b}[31m"']


def several_statements_are_answered_in_order(notebook):
    answer = notebook.run('print("one")\norder(R)\nlet a = R U\nprint("two")\na')
    assert answer.kinds() == ["stream", "execute_result", "stream", "execute_result"], answer.kinds()
    assert answer.stream() == "one\ntwo\n"
    assert answer.texts()[0] == "4"


def magics_and_shell_commands_have_a_hint(notebook):
    for text, hint in (("%time order(R)", "no magics"), ("!ls", "no shell commands")):
        assert hint in "\n".join(notebook.run(text).all("error")[0]["traceback"]), text


def notes_go_to_standard_error(notebook):
    answer = notebook.run("(uf ur ub)")
    assert answer.stream("stderr").startswith("note: `(uf ur ub)` is read as moves"), answer.messages
    assert notebook.run("R U").stream("stderr") == ""
    assert "note: " in notebook.run("let read_otherwise = (uf ur ub)").stream("stderr")


def mistakes_have_their_place(notebook):
    answer = notebook.run("order(R U)\norder(X Y")
    error = answer.all("error")[0]
    assert answer.reply["status"] == "error" and error["ename"] == "Error"
    assert error["evalue"] == answer.reply["evalue"] != ""
    shown = "\n".join(error["traceback"])
    plain = re.sub("\033\\[[0-9;]*m", "", shown)
    assert plain.startswith(f"<cell {answer.reply['execution_count']}>:2:"), plain
    assert "^" in plain and "\033[" in shown
    assert answer.texts() == []  # a text with a syntax error is not run at all


def a_mistake_ends_the_cell(notebook):
    answer = notebook.run("order(R)\nnothing_is_called_so\norder(U)")
    assert answer.kinds() == ["execute_result", "error"], answer.kinds()
    assert "unknown name" in answer.reply["evalue"]


def names_are_completed(notebook):
    notebook.run("let my_trick = R U")
    reply = notebook.ask("complete_request", {"code": "order(my_t", "cursor_pos": 10}).reply
    assert reply["matches"] == ["my_trick"] and (reply["cursor_start"], reply["cursor_end"]) == (6, 10), reply
    types = reply["metadata"]["_jupyter_types_experimental"]
    assert types[0]["text"] == "my_trick" and types[0]["type"] == "instance", types
    reply = notebook.ask("complete_request", {"code": "ord", "cursor_pos": 3}).reply
    assert "order" in reply["matches"]
    assert notebook.ask("complete_request", {"code": "", "cursor_pos": 0}).reply["status"] == "ok"


def positions_are_counted_in_characters(notebook):
    for before in ("\U0001f9ca", "é", "\U0001f9ca\U0001f9ca é"):
        code = f'print("{before}"); my_t'
        reply = notebook.ask("complete_request", {"code": code, "cursor_pos": len(code)}).reply
        assert reply["matches"] == ["my_trick"], reply
        assert code[reply["cursor_start"]:reply["cursor_end"]] == "my_t", reply
    assert notebook.run('print("\U0001f9ca")').stream() == "\U0001f9ca\n"


def names_are_explained(notebook):
    def explained(code, at):
        return notebook.ask("inspect_request", {"code": code, "cursor_pos": at, "detail_level": 0}).reply

    assert "order(p)" in explained("order(R U)", 2)["data"]["text/plain"]
    assert "order(p)" in explained("order(R U)", 8)["data"]["text/plain"]
    notebook.run("## my trick\nlet documented = R U R'")
    text = explained("documented", 10)["data"]["text/plain"]
    assert "my trick" in text and "R U R'" in text, text
    nothing = explained("no_such_name_anywhere", 3)
    assert nothing["found"] is False and nothing["data"] == {}
    assert explained("", 0)["found"] is False


def completeness_is_known(notebook):
    def reply(code):
        return notebook.ask("is_complete_request", {"code": code}).reply

    assert reply("order(R)")["status"] == "complete"
    assert reply("save mine.cube")["status"] == "complete"
    assert reply("order(R,\n [U")["status"] == "incomplete"
    assert reply("order(R,\n [U")["indent"] == "    "
    assert reply("let = 3")["status"] == "invalid"


def computations_can_be_interrupted(notebook):
    notebook.run("let kept = R U")
    for text in (ENDLESS, "for n in 1..1000000000000 { order(R) }", 'for n in 1..1000000000000 { print("x") }'):
        message = notebook.begun(text)
        notebook.manager.interrupt_kernel()
        answer = notebook.finished(message)
        assert answer.reply["ename"] == "Interrupted", answer.reply
    assert notebook.run("order(kept)").texts() == ["105"]


def many_answers_are_sent_together(notebook):
    answer = notebook.run("for n in 1..100000 { n }")
    assert len(answer.messages) < 500 and len(answer.texts()) == 200, (len(answer.messages), len(answer.texts()))
    assert answer.stream().startswith("201\n202\n") and answer.stream().endswith("100000\n")
    answer = notebook.run("for n in 1..1000000 { print(n) }")
    assert len(answer.stream()) < 1_100_000 and answer.stream().endswith("too long for a notebook\n")


def an_interrupt_of_an_idle_kernel_is_ignored(notebook):
    notebook.manager.interrupt_kernel()
    notebook.ask("kernel_info_request", {})
    assert notebook.run("order(R)").texts() == ["4"]


def running_out_of_memory_is_an_error(notebook):
    install = [PROGRAM, "kernel", "install", "--user"]
    limited = subprocess.run([*install, "--memory-limit", "64M"], check=False, capture_output=True, text=True)
    if "this build watches its memory itself" in limited.stderr:  # with sanitizers
        return
    assert limited.returncode == 0, limited.stderr
    other = Notebook()
    other.run("let kept = R U")
    reply = other.run("cube 2000; order(R U)").reply
    assert reply["status"] == "error" and "not enough memory" in reply["evalue"], reply
    assert other.run("cube 3; order(kept)").texts() == ["105"]
    other.close()
    subprocess.run(install, check=True, capture_output=True)


def long_computations_show_progress(notebook):
    message = notebook.client.execute(ENDLESS, stop_on_error=False)
    shown = notebook.messages_until(message, "update_display_data")
    notebook.manager.interrupt_kernel()
    answer = notebook.finished(message)
    answer.messages[:0] = shown
    kinds = answer.kinds()
    assert kinds[0] == "display_data" and kinds[1] == "update_display_data" and kinds[-1] == "error", kinds
    assert answer.all("update_display_data")[-1]["data"]["text/plain"] == ""


def long_output_is_cut(notebook):
    text = notebook.run("cube 200\nR U F").texts()[0]
    assert len(text) < 300_000 and "more" in text.splitlines()[-1], text[-200:]
    notebook.run("cube 3")


def the_history_is_stored(notebook):
    notebook.run("order(R)")
    notebook.run("order(U D')")
    tail = {"hist_access_type": "tail", "n": 2, "output": False, "raw": True}
    history = notebook.ask("history_request", tail).reply["history"]
    assert [row[2] for row in history] == ["order(R)", "order(U D')"], history
    with_output = notebook.ask("history_request", {**tail, "output": True}).reply["history"]
    assert with_output[-1][2] == ["order(U D')", "4"], with_output
    search = {"hist_access_type": "search", "pattern": "*D'*", "n": 5, "unique": True, "output": False, "raw": True}
    assert [row[2] for row in notebook.ask("history_request", search).reply["history"]] == ["order(U D')"]


def silent_cells_are_silent(notebook):
    answer = notebook.run("order(R)", silent=True)
    assert answer.kinds() == [] and answer.reply["status"] == "ok"


def user_expressions_are_evaluated(notebook):
    answer = notebook.run("let five = 5\nfive", user_expressions={"a": "five + 1", "b": "undefined_name"})
    found = answer.reply["user_expressions"]
    assert found["a"]["data"]["text/plain"] == "6" and found["b"]["status"] == "error", found
    assert notebook.run("_").texts() == ["5"]


def commands_of_the_prompt_are_known(notebook):
    assert "trick" in notebook.run("list").stream()
    notebook.run("let gone = 3")
    assert "undone" in notebook.run("undo").stream()
    assert notebook.run("gone").reply["status"] == "error"
    assert notebook.run("save mine.cube").stream() == "saved: mine.cube\n" and os.path.exists("mine.cube")
    assert notebook.run("save").reply["status"] == "error"
    assert "order(p)" in notebook.run("help order").stream()
    assert notebook.run("quit").reply["payload"][0]["source"] == "ask_exit"


def widgets_are_refused(notebook):
    assert notebook.ask("comm_info_request", {}).reply["comms"] == {}
    opened = notebook.ask  # a comm gets no reply and is closed
    message = notebook.client.session.msg("comm_open", {"comm_id": "1", "target_name": "jupyter.widget", "data": {}})
    notebook.client.shell_channel.send(message)
    assert opened("comm_info_request", {}).reply["comms"] == {}


def the_kernel_describes_itself(notebook):
    reply = notebook.ask("kernel_info_request", {}).reply
    assert (reply["language_info"]["pygments_lexer"], reply["language_info"]["codemirror_mode"]) == ("cube", "octave")
    assert reply["language_info"]["name"] == "cube" and reply["language_info"]["file_extension"] == ".cube"
    assert reply["protocol_version"].startswith("5.")


def a_killed_program_is_restarted(notebook):
    notebook.run("let precious = R U")
    _, children = notebook.processes()
    os.kill(children[0], signal.SIGKILL)
    answer = notebook.run("order(R)")
    assert answer.reply["ename"] == "ProgramEnded" and "signal 9" in answer.reply["evalue"], answer.reply
    assert "precious" in answer.reply["evalue"]
    assert notebook.run("order(R)").texts() == ["4"]
    message = notebook.begun(ENDLESS)
    os.kill(notebook.processes()[1][0], signal.SIGKILL)
    assert notebook.finished(message).reply["ename"] == "ProgramEnded"
    assert notebook.run("order(R)").texts() == ["4"]


def a_restart_drops_definitions(notebook):
    notebook.run("let before = R")
    kernel, children = notebook.processes()
    notebook.manager.restart_kernel(now=False)
    notebook.client.wait_for_ready(timeout=60)
    assert all(map(ends_soon, [kernel, *children]))
    assert notebook.run("before").reply["status"] == "error"


def a_killed_kernel_leaves_no_process(notebook):
    for text in ("order(R)", ENDLESS):
        other = Notebook()
        other.begun(text)
        kernel, children = other.processes()
        assert children and all(map(is_alive, children))
        os.kill(kernel, signal.SIGKILL)
        assert all(map(ends_soon, children)), text
        other.close()


def a_shutdown_ends_a_computation(notebook):
    other = Notebook()
    other.begun(ENDLESS)
    kernel, children = other.processes()
    other.client.stop_channels()
    other.manager.shutdown_kernel(now=False)
    assert all(map(ends_soon, [kernel, *children]))


def tests():
    """All functions above that take a notebook."""
    functions = [value for value in globals().values() if getattr(value, "__code__", None)]
    return [test for test in functions if test.__code__.co_varnames[: test.__code__.co_argcount] == ("notebook",)]


def main():
    notebook = Notebook()
    failed = 0
    for test in tests():
        started = time.monotonic()
        try:
            test(notebook)
        except Exception:  # the other tests still run
            failed += 1
            print("FAILED:", test.__name__)
            traceback.print_exc(file=sys.stdout)
        print(f"{test.__name__.replace('_', ' ')}: {time.monotonic() - started:.2f} s")
    notebook.close()
    sys.exit(1 if failed else 0)


main()
