// Keeps what a visitor does before the page has come alive; src/app/early-events.ts then does it again.
;(function () {
  var early = { kept: [], taken: false, stop: stop }
  var types = ['click', 'input', 'change']

  function keep(event) {
    early.kept.push(event)
  }
  // Once React listens it hears an event itself, or keeps it from its target: then its part of the
  // page is not alive yet, and the event is still ours.
  function drop(event) {
    if (early.taken && early.kept.indexOf(event) >= 0) {
      early.kept.splice(early.kept.indexOf(event), 1)
    }
  }
  function stop() {
    for (var i = 0; i < types.length; i++) {
      document.removeEventListener(types[i], keep, true)
      window.removeEventListener(types[i], drop)
    }
  }
  for (var i = 0; i < types.length; i++) {
    document.addEventListener(types[i], keep, true)
    window.addEventListener(types[i], drop)
  }
  window.earlyEvents = early
})()
