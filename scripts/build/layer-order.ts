import type { Plugin } from 'vite'

/** A component's own looks give way to a page's rules for its place, whichever file comes first. */
const ORDER = '@layer base, ui;'

/**
 * States the order of the layers at the head of every style sheet that has one. Once in the first sheet
 * would not do: the build sorts the sheets of a file by its own rules, and may put any of them first.
 */
export function orderLayers(): Plugin {
  return {
    name: 'nimble-layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: '@layer' },
      handler: (code) => ({ code: ORDER + code, map: null }),
    },
  }
}
