import type { NamedSwatch } from './scale'

/**
 * Letters with their marks, digits and hyphens of a name; others become hyphens. Empty: the palette has no name of its
 * own.
 */
export const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

const variables = (swatches: readonly NamedSwatch[]) =>
  swatches.map(({ name, color }) => `  --color-${name}: ${color};\n`).join('')

const SWATCH_PX = 100

function svg(swatches: readonly NamedSwatch[]): string {
  const size = `width="${swatches.length * SWATCH_PX}" height="${SWATCH_PX}"`
  const areas = swatches.map(
    ({ name, color }, index) =>
      `  <rect x="${index * SWATCH_PX}" width="${SWATCH_PX}" height="${SWATCH_PX}" fill="${color}">` +
      `<title>${name} ${color}</title></rect>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${areas.join('')}</svg>\n`
}

/** The text is put together by hand: an object would put names that are digits in another order. */
function json(swatches: readonly NamedSwatch[]): string {
  const lines = swatches.map(({ name, color }) => `  "${name}": "${color}"`)
  return `{\n${lines.join(',\n')}\n}\n`
}

interface Export {
  fileName: string
  type: string
  /** @param swatches their names consist of letters, digits and hyphens */
  write: (swatches: readonly NamedSwatch[]) => string
}

/** The files that a palette can be saved as. */
export const EXPORTS = {
  css: {
    fileName: 'palette.css',
    type: 'text/css',
    write: (swatches) => `:root {\n${variables(swatches)}}\n`,
  },
  json: { fileName: 'palette.json', type: 'application/json', write: json },
  tailwind: {
    // Version 4: colors are variables of the theme.
    fileName: 'tailwind-palette.css',
    type: 'text/css',
    write: (swatches) => `@theme {\n${variables(swatches)}}\n`,
  },
  svg: { fileName: 'palette.svg', type: 'image/svg+xml', write: svg },
} as const satisfies Record<string, Export>

export type ExportFormat = keyof typeof EXPORTS
