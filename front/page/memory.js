// What the browser keeps for this page. Some keep nothing for pages that are files, or in private windows: then
// everything works, and is forgotten.

const prefix = "cubelang ";

export const memory = {
  read(name) {
    try {
      return JSON.parse(localStorage.getItem(prefix + name));
    } catch {
      return null;
    }
  },
  // False: it is forgotten.
  write(name, value) {
    try {
      localStorage.setItem(prefix + name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
};
