import type { Plugin } from 'vite'

/** `public/browser-check.js` looks for it. */
const END = '.end-of-sheet{--end:1}'

/** Ends every style sheet with a rule that shows that it has come whole. */
export function endStyleSheets(): Plugin {
  return {
    name: 'nimble-end-of-sheet',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset' && output.fileName.endsWith('.css')) {
            output.source = `${String(output.source).trimEnd()}\n${END}\n`
          }
        }
      },
    },
  }
}
