// Writes the font of the readouts' numerals: `npm run numerals-font`. The files are committed.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { rootDir } from '../bootstrap/paths.mjs'

/** What numbers are written with, here and in the currencies' signs; all else is in the system's font. */
const CHARACTERS = '0123456789.,:+-−–×÷=()eE%^/±→≈$€£¥ '

const packageDir = join(rootDir, 'node_modules', '@fontsource', 'space-grotesk')
const outDir = join(rootDir, 'src', 'styles', 'fonts')

const font = readFileSync(join(packageDir, 'files', 'space-grotesk-latin-500-normal.woff2'))
const subset = await subsetFont(font, CHARACTERS, { targetFormat: 'woff2' })
writeFileSync(join(outDir, 'space-grotesk-numerals.woff2'), subset)
copyFileSync(join(packageDir, 'LICENSE'), join(outDir, 'OFL.txt'))
console.log(`${subset.length} bytes`)
