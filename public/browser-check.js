// Says so, in one sentence, where the page will stay without life. Plain old script: it must run where
// nothing else does.
;(function () {
  function show(id) {
    var note = document.getElementById(id)
    if (note) note.hidden = false
  }
  // Set right before React takes over.
  function isAlive() {
    return window.earlyEvents && window.earlyEvents.taken
  }
  function watch() {
    // A script that did not come tells its element only; one that was cut short, the window.
    if (!isAlive()) show('not-started')
  }

  var script = document.createElement('script')
  // What the tools are made of. Chrome 111, Firefox 114 and Safari 16.4 have all of it;
  // no tool compresses by CompressionStream, but it came shortly before module workers in Firefox.
  if (!('noModule' in script && window.OffscreenCanvas && window.CompressionStream)) {
    show('old-browser')
    return
  }
  window.addEventListener('error', watch, true)
  window.addEventListener('unhandledrejection', watch)
})()
