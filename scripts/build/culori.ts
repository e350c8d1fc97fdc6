import type { Plugin } from 'vite'

/** How colors are mixed, averaged and compared: culori's color spaces name these functions, and nothing here calls them. */
const UNUSED = /\/culori\/src\/(?:interpolate\/linear|fixup\/(?:alpha|hue)|average|difference)\.js$/

const EXPORTS = /^export const (\w+)|^export \{([^}]+)\}/gm

/** Leaves the bodies of these functions out. */
export const withoutMixing = (): Plugin => ({
  name: 'nimble-culori',
  apply: 'build',
  transform(code, id) {
    if (!UNUSED.test(id)) return null
    const names = Array.from(code.matchAll(EXPORTS), ([, one, several]) => one ?? several ?? '')
    const list = names
      .join()
      .split(/[\s,]+/)
      .filter(Boolean)
    return { code: list.map((name) => `export const ${name} = () => {}`).join('\n'), map: null }
  },
})
