import type { NamedSwatch } from './scale'

export type ExportFormat = 'css' | 'json' | 'tailwind' | 'svg'

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

/**
 * A palette as a file.
 * @param swatches their names consist of letters, digits and hyphens
 */
export function exportPalette(swatches: readonly NamedSwatch[], format: ExportFormat): string {
  switch (format) {
    case 'css':
      return `:root {\n${variables(swatches)}}\n`
    case 'json': {
      // Not an object made of names: digits would be put in another order.
      const lines = swatches.map(({ name, color }) => `  "${name}": "${color}"`)
      return `{\n${lines.join(',\n')}\n}\n`
    }
    case 'tailwind':
      // Version 4: colors are variables of the theme.
      return `@theme {\n${variables(swatches)}}\n`
    case 'svg':
      return svg(swatches)
  }
}
