// Sets the visitor's theme before the first paint; src/platform/theme.ts keeps it.
;(function () {
  try {
    var theme = localStorage.getItem('nimble.theme')
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.setAttribute('data-theme', theme)
    }
  } catch {
    // Storage is blocked: the theme of the system stays.
  }
})()
