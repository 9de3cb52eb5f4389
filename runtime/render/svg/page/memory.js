// The browser remembers the reader's choices for all such pages. Where it cannot (some browsers refuse pages that are
// files), the page starts with its defaults.

const memory = {
  read(name) {
    try {
      return localStorage.getItem(`cubelang.${name}`);
    } catch {
      return null;
    }
  },
  write(name, value) {
    try {
      localStorage.setItem(`cubelang.${name}`, value);
    } catch {
      // The choice lasts as long as the page is open.
    }
  },
};
