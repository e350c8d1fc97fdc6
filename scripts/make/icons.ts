// Draws one sprite from the icons we use: `npm run icons` after a change of the list.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SVGPathCommander } from 'svg-path-commander'
import type { ShapeTypes } from 'svg-path-commander'
import { rootDir } from '../bootstrap/paths.mjs'
import { TOOLS } from '../../src/tools/registry.ts'
import { iconDrawing } from './icon-drawing.ts'

/** Besides those of the tools. */
const OTHERS = [
  // landing page and shell
  'zap shield-check monitor-smartphone gift house sun moon sun-moon arrow-left arrow-right',
  // actions
  'copy check download refresh-cw trash x chevron-down arrow-left-right shuffle',
  'menu plus play pause rotate-ccw rotate-ccw-clock delete bell bell-off search',
  // unit categories
  'weight thermometer beaker square-dashed gauge',
  // QR templates
  'link mail phone message-square wifi contact',
  // notices
  'triangle-alert circle-alert info circle-question-mark',
].flatMap((names) => names.split(' '))

const NAMES = [...new Set([...OTHERS, ...TOOLS.map(({ icon }) => icon)])].toSorted()

const fromRoot = (path: string) => join(rootDir, path)

// A shape's element in a file of the package: its name and its attributes.
const SHAPE = /<(path|circle|ellipse|rect|line|polyline|polygon)\s([^>]*?)\/>/g

const readAttributes = (attributes: string) =>
  Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  )

/** With arcs in the corners, which the package makes of other curves. */
function rectPath({ x = '0', y = '0', width, height, rx = '0' }: Record<string, string>) {
  const [left, top, radius] = [Number(x), Number(y), Number(rx)]
  const [across, down] = [Number(width) - 2 * radius, Number(height) - 2 * radius]
  const corner = (toX: number, toY: number) =>
    `a${radius} ${radius} 0 0 1 ${toX * radius} ${toY * radius}`
  return `M${left + radius} ${top}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`
}

function pathOf(shape: Record<string, string>) {
  if (shape['type'] === 'path') return shape['d'] ?? ''
  if (shape['type'] === 'rect') return rectPath(shape)
  // The names of the other shapes are its own.
  const known = shape as unknown as ShapeTypes
  return SVGPathCommander.shapeToPathArray(known) || ''
}

/**
 * One path of all the shapes of an icon: with an element per icon a slow phone reads the sprite, and
 * draws what it takes from it, in half the time.
 */
function iconPath(name: string) {
  const shapes = [...iconDrawing(name).matchAll(SHAPE)].map(([, type = '', attributes = '']) => {
    const shape = { type, ...readAttributes(attributes) }
    // Parsed: then a shape that begins with a relative move no longer hangs on the one before it.
    return SVGPathCommander.pathToString(SVGPathCommander.optimizePath(pathOf(shape), 3))
  })
  return `<path id="${name}" d="${shapes.join('')}"/>`
}

const sprite = `<!-- Lucide icons, ISC license, https://lucide.dev -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${NAMES.map(iconPath).join('\n')}\n</svg>\n`
writeFileSync(fromRoot('src/ui/icons.svg'), sprite)
writeFileSync(
  fromRoot('src/lib/icon-name.ts'),
  `/** Paths of ui/icons.svg; both files are written by \`npm run icons\`. */\nexport type IconName =\n${NAMES.map((name) => `  | '${name}'`).join('\n')}\n`,
)
console.log(`${NAMES.length} icons, ${sprite.length} bytes`)
