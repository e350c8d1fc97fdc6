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

/** `public/browser-check.js` looks for it. */
const END = '.end-of-sheet{--end:1}'

/** Ends every style sheet with a rule that shows that it has come whole. */
export const endStyleSheets = () =>
  editLast('end-of-sheet', (output) => {
    if (output.type === 'asset' && output.fileName.endsWith('.css')) {
      output.source = `${String(output.source).trimEnd()}\n${END}\n`
    }
  })
