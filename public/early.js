// What cannot wait for the scripts of the page: its theme, which src/platform/theme.ts keeps, room for timers of an
// earlier visit, which src/platform/going-on.ts then has, room for the offer of the visitor's language, which
// src/app/languages/offer.tsx then makes, a record of what a visitor does before hydration, which
// src/app/early-events.ts then repeats, and one sentence where the page has not loaded completely, for which
// src/platform/page-files.ts calls `fetchPageFiles` and `pageStarted`. Plain old script: it must run where nothing
// else does.
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
    // oxlint-disable-next-line no-unused-vars -- old browsers cannot parse a catch without a name
  } catch (_error) {
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
;(function () {
  // A worker's script and the code of a page have as long (PL-10).
  var LIMIT_MS = 120000
  // From when all scripts have run. The code of the page is waited for a second (src/main.tsx).
  var START_LIMIT_MS = 3000
  var hasStarted = false
  var isLate = false
  var initial

  function show(id) {
    var note = document.getElementById(id)
    if (note) note.hidden = false
    return note
  }
  // What the page became counts, not how a script failed: an empty one runs without an error.
  function checkStart() {
    if (hasStarted) return
    isLate = true
    show('not-started')
  }
  // What was only slow needs no note any more.
  function start() {
    hasStarted = true
    if (isLate) document.getElementById('not-started').hidden = true
  }
  function watch(event) {
    // Whatever needs a script that was fetched ahead reports that it did not come.
    var isAhead = event.target.rel === 'modulepreload'
    // A script that did not come is reported at its element only; one that was cut short, at the window.
    if (!isAhead && !hasStarted) show('not-started')
  }

  // One that did not come has no rules, or none that may be read.
  function isEmpty(link) {
    try {
      return link.sheet.cssRules.length === 0
      // oxlint-disable-next-line no-unused-vars -- as above
    } catch (_error) {
      return true
    }
  }
  function fetchPastCache(element) {
    var options = { cache: 'reload', signal: AbortSignal.timeout(LIMIT_MS) }
    return fetch(element.href || element.src, options)
      .then(function (response) {
        // To the end: a reload would cut off what is still coming.
        return response.arrayBuffer().then(function () {
          return response.ok
        })
      })
      .catch(function () {
        return false
      })
  }
  // A style sheet that did not come is not fetched again by itself.
  function renew(link) {
    var fresh = link.cloneNode()
    link.replaceWith(fresh)
    return new Promise(function (resolve) {
      fresh.addEventListener('load', resolve)
      fresh.addEventListener('error', resolve)
    })
  }
  // Fetches every script and style sheet that the page names past the HTTP cache, where a bad response
  // may be kept for a year. Resolves to whether all have come.
  function fetchAgain() {
    var all = 'script[src], link[rel=modulepreload], link[rel=stylesheet]'
    var elements = Array.prototype.slice.call(document.querySelectorAll(all))
    return Promise.all(elements.map(fetchPastCache)).then(function (results) {
      var broken = elements.filter(function (element) {
        return element.rel === 'stylesheet' && isEmpty(element)
      })
      return Promise.all(broken.map(renew)).then(function () {
        return results.indexOf(false) < 0
      })
    })
  }
  function loadAgain(event) {
    event.preventDefault()
    event.target.textContent = event.target.getAttribute('data-loading')
    void fetchAgain().then(function () {
      location.reload()
    })
  }

  // Once all that the page names is there, and before its scripts run.
  function begin() {
    if (document.readyState !== 'interactive') return
    var script = document.createElement('script')
    // What the tools are made of. Chrome 111, Firefox 114 and Safari 16.4 have all of it;
    // no tool compresses by CompressionStream, but it came shortly before module workers in Firefox.
    if (!('noModule' in script && window.OffscreenCanvas && window.CompressionStream)) {
      show('old-browser')
      return
    }
    initial = document.querySelectorAll('link[rel=stylesheet]')
    window.fetchPageFiles = fetchAgain
    window.pageStarted = start
    setTimeout(checkStart, LIMIT_MS)
    document.addEventListener('DOMContentLoaded', function () {
      setTimeout(checkStart, START_LIMIT_MS)
    })
    window.addEventListener('error', watch, true)
    window.addEventListener('unhandledrejection', watch)
    window.addEventListener('load', function () {
      for (var i = 0; i < initial.length; i++) if (isEmpty(initial[i])) show('not-started')
    })
    document.getElementById('load-again').addEventListener('click', loadAgain)
  }
  document.addEventListener('readystatechange', begin)
})()
