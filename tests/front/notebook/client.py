"""A notebook client for tests."""

import os
import queue
import time

from jupyter_client.manager import start_new_kernel

LONGEST = 240  # seconds; a program with sanitizers is slow


class Answer:
    """The reply to a request, and the messages sent before it."""

    def __init__(self, reply, messages):
        self.reply = reply
        self.messages = messages

    def all(self, kind):
        return [message["content"] for message in self.messages if message["msg_type"] == kind]

    def kinds(self):
        return [message["msg_type"] for message in self.messages if message["msg_type"] not in ("status", "execute_input")]

    def texts(self):
        """The text of each value."""
        return [content["data"]["text/plain"] for content in self.all("execute_result")]

    def stream(self, name="stdout"):
        return "".join(content["text"] for content in self.all("stream") if content["name"] == name)


class Notebook:
    def __init__(self):
        self.manager, self.client = start_new_kernel(kernel_name="cube", startup_timeout=LONGEST)

    def finished(self, message_id):
        """Waits until the kernel is idle, and returns the answer."""
        reply = None
        messages = []
        is_idle = False
        end = time.monotonic() + LONGEST
        while reply is None or not is_idle:
            assert time.monotonic() < end, "no answer"
            reply = reply or self.reply_to(message_id)
            try:
                message = self.client.get_iopub_msg(timeout=0.05)
            except queue.Empty:
                continue
            if message["parent_header"].get("msg_id") != message_id:
                continue
            messages.append(message)
            is_idle = is_idle or message["content"].get("execution_state") == "idle"
        return Answer(reply["content"], messages)

    def messages_until(self, message_id, kind):
        """Waits for a message of this kind, and returns it and those before it."""
        messages = []
        end = time.monotonic() + LONGEST
        while not messages or messages[-1]["msg_type"] != kind:
            assert time.monotonic() < end, f"no {kind}"
            try:
                message = self.client.get_iopub_msg(timeout=1)
            except queue.Empty:
                continue
            if message["parent_header"].get("msg_id") == message_id:
                messages.append(message)
        return messages

    def begun(self, text):
        """Starts a cell, waits until its first line is answered, and returns its id."""
        message = self.client.execute(f"0\n{text}", stop_on_error=False)
        self.messages_until(message, "execute_result")
        return message

    def reply_to(self, message_id):
        try:
            message = self.client.get_shell_msg(timeout=0.01)
        except queue.Empty:
            return None
        return message if message["parent_header"].get("msg_id") == message_id else None

    def run(self, text, **options):
        # Later requests are answered even if this cell fails.
        return self.finished(self.client.execute(text, **{"stop_on_error": False, **options}))

    def ask(self, kind, content):
        """Sends a request of any kind."""
        message = self.client.session.msg(kind, content)
        self.client.shell_channel.send(message)
        return self.finished(message["header"]["msg_id"])

    def processes(self):
        """The id of the kernel's process, and of its child processes."""
        kernel = self.manager.provisioner.process.pid
        return kernel, [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if parent_of(pid) == kernel]

    def close(self):
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


def parent_of(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as file:
            return int(file.read().rpartition(")")[2].split()[1])
    except OSError:
        return None


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ends_soon(pid):
    end = time.monotonic() + LONGEST
    while is_alive(pid) and time.monotonic() < end:
        time.sleep(0.01)
    return not is_alive(pid)
