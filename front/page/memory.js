// The browser's local storage. Some browsers have none for pages from the disk or in private windows: then the page works
// without it.

const prefix = "cubelang ";

export const memory = {
  read(name) {
    try {
      return JSON.parse(localStorage.getItem(prefix + name));
    } catch {
      return null;
    }
  },
  // False if the value is not stored.
  write(name, value) {
    try {
      localStorage.setItem(prefix + name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
};
