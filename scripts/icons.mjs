// Draws one sprite from the icons we use: `npm run icons` after a change of the list.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NAMES = [
  // tools
  'timer calculator ruler banknote qr-code palette key-round',
  // landing page and shell
  'zap shield-check monitor-smartphone gift house sun moon sun-moon arrow-left arrow-right',
  // actions
  'copy check download refresh-cw trash-2 x chevron-down arrow-left-right arrow-up-down shuffle',
  'play pause rotate-ccw history delete bell bell-off pipette search',
  // unit categories
  'weight thermometer beaker square-dashed gauge',
  // QR templates
  'link mail phone message-square wifi contact',
  // notices
  'triangle-alert circle-alert info hourglass',
]
  .join(' ')
  .split(' ')
  .toSorted()

const fromRoot = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../${path}`, import.meta.url))

/** @param {string} name */
function symbol(name) {
  const file = readFileSync(fromRoot(`node_modules/lucide-static/icons/${name}.svg`), 'utf8')
  const drawing = file
    .slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim()
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</symbol>`
}

const sprite = `<!-- Lucide icons, ISC licence, https://lucide.dev -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${NAMES.map(symbol).join('\n')}\n</svg>\n`
writeFileSync(fromRoot('src/ui/icons.svg'), sprite)
writeFileSync(
  fromRoot('src/lib/icon-name.ts'),
  `/** Symbols of ui/icons.svg; both files are written by \`npm run icons\`. */\nexport type IconName =\n${NAMES.map((name) => `  | '${name}'`).join('\n')}\n`,
)
console.log(`${NAMES.length} icons, ${sprite.length} bytes`)
