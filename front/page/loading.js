// Loads the program, which is most of the download: the page and its cube come before it.

import { compiled } from "./module.js";
import { keepForOffline } from "parts";

// `changed` is called when `status`, the text that describes the loading, changes; it is empty once the program is loaded.
export function makeLoading(program, changed) {
  const loading = { status: "", isDone: false, hasFailed: false, again };
  const set = (values) => changed(Object.assign(loading, values));
  async function load() {
    set({ status: "loading the program …", hasFailed: false });
    try {
      await compiled();
      set({ status: "", isDone: true });
      await program.ready;
      keepForOffline();
    } catch ({ message }) {
      set({ status: message, hasFailed: true });
    }
  }
  function again() {
    program.stop();
    load();
  }
  load();
  return loading;
}
