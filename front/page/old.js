// For browsers without modules, which ignore element.js: <script nomodule src="old.js"></script>. It must remain old JavaScript.
(function () {
  function tell() {
    var blocks = document.getElementsByTagName("cube-lang");
    for (var i = 0; i < blocks.length; i++) {
      var note = document.createElement("p");
      note.appendChild(document.createTextNode("This browser is too old to run the block above: it needs JavaScript modules and WebAssembly."));
      blocks[i].appendChild(note);
    }
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", tell);
  else tell();
})();
