// Says so, in one sentence, where the browser lacks what the tools are made of. Plain old script: it
// must run where nothing else does. Chrome 111, Firefox 114 and Safari 16.4 have all of it.
;(function () {
  var script = document.createElement('script')
  if ('noModule' in script && window.OffscreenCanvas && window.CompressionStream) return
  var note = document.getElementById('old-browser')
  if (note) note.hidden = false
})()
