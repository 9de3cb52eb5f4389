// What the reader chose is remembered by the browser, for all such pages; where it may not be (some browsers refuse pages that
// are files), the page begins as it was written.

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
      // It lasts as long as the page is open.
    }
  },
};
