// What cannot wait for the scripts of the page: its theme, which src/platform/theme.ts keeps, room for timers of an
// earlier visit, which src/platform/going-on.ts then has, room for the offer of the visitor's language, which
// src/app/languages/offer.tsx then makes, and a record of what a visitor does before hydration, which
// src/app/early-events.ts then repeats.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('nimble.theme')
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
    if (localStorage.getItem('nimble.timers')) root.setAttribute('data-going-on', '')
    // Tags with bars between them, as scripts/build/languages.ts writes them: `de` is that of `de-CH` too.
    var own = navigator.language.match('^(' + root.getAttribute('data-languages') + ')\\b')
    if (own && !localStorage.getItem('nimble.language-offer')) {
      root.setAttribute('data-offer', own[1])
    }
  } catch {
    // Storage is blocked: the theme of the system stays, and no answer to an offer could be kept.
  }
})()
;(function () {
  var early = { kept: [], taken: false, stop: stop }
  var types = ['click', 'input']

  function keep(event) {
    early.kept.push(event)
  }
  // Once React listens it handles an event itself, or stops it before its target: then that part of
  // the page is not hydrated yet, and the event is still to be repeated.
  function drop(event) {
    if (early.taken && early.kept.indexOf(event) >= 0) early.kept.pop()
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
