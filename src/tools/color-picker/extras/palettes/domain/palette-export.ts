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

/** Letters of Latin script that are no others with a mark. */
const ASCII: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}

/** What Tailwind 4.3.5 takes for another utility with a number: `border-x-50` is a width, `bg-linear-50` a gradient. */
const TAKEN = /^(?:[xysetrbl]|b[se]|offset|linear|conic)$/

/**
 * The name for a theme of Tailwind, which makes no classes of a name beyond ASCII, and takes `decoration-50`, without a
 * name, for a width: in ASCII, and never empty.
 */
export function tailwindName(name: string): string {
  const plain = safeName(name).normalize('NFKD').replace(/\p{M}/gu, '')
  const ascii = safeName(plain.replace(/[^\0-~]/g, (letter) => ASCII[letter] ?? '-'))
  return TAKEN.test(ascii) ? `color-${ascii}` : ascii || 'brand'
}

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
  /** Of what was typed, the name of all colors; may be empty. */
  nameOf: (typed: string) => string
  /** @param swatches their names consist of letters, digits and hyphens */
  write: (swatches: readonly NamedSwatch[]) => string
}

/** The files that a palette can be saved as. */
export const EXPORTS = {
  css: {
    fileName: 'palette.css',
    type: 'text/css',
    nameOf: safeName,
    write: (swatches) => `:root {\n${variables(swatches)}}\n`,
  },
  json: { fileName: 'palette.json', type: 'application/json', nameOf: safeName, write: json },
  tailwind: {
    // Version 4: colors are variables of the theme.
    fileName: 'tailwind-palette.css',
    type: 'text/css',
    nameOf: tailwindName,
    write: (swatches) => `@theme {\n${variables(swatches)}}\n`,
  },
  svg: { fileName: 'palette.svg', type: 'image/svg+xml', nameOf: safeName, write: svg },
} as const satisfies Record<string, Export>

export type ExportFormat = keyof typeof EXPORTS
