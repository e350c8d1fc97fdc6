// Writes the font of the readouts' numerals: `npm run numerals-font`. The files are committed.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { rootDir } from '../bootstrap/paths.mjs'

/** What numbers and colors are written with, here and in the currencies' signs. */
const NUMERALS = '0123456789.,:+-−–×÷=()eE%^/±→≈$€£¥ #abcdfghlrsk°'
/** The rest of what is typed on a keyboard: a window with words alone loads it. */
const LETTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (character) => !NUMERALS.includes(character),
)

const packageDir = join(rootDir, 'node_modules', '@fontsource', 'space-grotesk')
const outDir = join(rootDir, 'src', 'styles', 'fonts')

const font = readFileSync(join(packageDir, 'files', 'space-grotesk-latin-500-normal.woff2'))
for (const [name, characters] of [
  ['numerals', NUMERALS],
  ['letters', LETTERS.join('')],
] as const) {
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2' })
  writeFileSync(join(outDir, `space-grotesk-${name}.woff2`), subset)
  console.log(`${name}: ${subset.length} bytes`)
}
copyFileSync(join(packageDir, 'LICENSE'), join(outDir, 'OFL.txt'))
