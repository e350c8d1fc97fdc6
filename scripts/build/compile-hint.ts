import type { Plugin } from 'vite'

/** Chromium then compiles all of the file beside its download; other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** In characters. A smaller file costs more bytes than it gains. */
const MIN_LENGTH = 10_000

/**
 * Begins large scripts with a hint that their functions will be called. Else each is compiled by the main thread
 * when it is first called: while the page starts, and in the first click or key.
 */
export function hintCompilation(): Plugin {
  return {
    name: 'nimble-compile-hint',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && output.code.length >= MIN_LENGTH) {
            output.code = HINT + output.code
          }
        }
      },
    },
  }
}
