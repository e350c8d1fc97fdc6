import type { Plugin, Rolldown } from 'vite'

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** A plugin that changes the visitors' files after all others. */
const editLast = (name: string, edit: (output: Output) => void): Plugin => ({
  name: `nimble-${name}`,
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => Object.values(bundle).forEach(edit),
  },
})

/** Chromium then compiles all of the file beside its download; other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** In characters. A smaller file costs more bytes than it gains. */
const MIN_LENGTH = 10_000

/**
 * Begins large scripts with a hint that their functions will be called. Else each is compiled by the main thread
 * when it is first called: while the page starts, and in the first click or key.
 */
export const hintCompilation = () =>
  editLast('compile-hint', (output) => {
    if (output.type === 'chunk' && output.code.length >= MIN_LENGTH)
      output.code = HINT + output.code
  })

/** `public/browser-check.js` looks for it. */
const END = '.end-of-sheet{--end:1}'

/** Ends every style sheet with a rule that shows that it has come whole. */
export const endStyleSheets = () =>
  editLast('end-of-sheet', (output) => {
    if (output.type === 'asset' && output.fileName.endsWith('.css')) {
      output.source = `${String(output.source).trimEnd()}\n${END}\n`
    }
  })
