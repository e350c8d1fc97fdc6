// Draws one sprite of the icons that are named in src/lib/icon-name.ts: `npm run icons` after a change of the list.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SVGPathCommander } from 'svg-path-commander'
import type { ShapeTypes } from 'svg-path-commander'
import { rootDir } from '../bootstrap/paths.mjs'
import { iconDrawing } from './icon-drawing.ts'

// A shape's element in a file of the package: its name and its attributes.
const SHAPE = /<(path|circle|ellipse|rect|line|polyline|polygon)\s([^>]*?)\/>/g

const readAttributes = (attributes: string) =>
  Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  )

/** The path of a rectangle, with arcs in its corners, for which the package takes other curves. */
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
    // The path is parsed and written anew: else a shape that begins with a relative move would hang on the one before.
    return SVGPathCommander.pathToString(SVGPathCommander.optimizePath(pathOf(shape), 3))
  })
  return `<path id="${name}" d="${shapes.join('')}"/>`
}

const list = readFileSync(join(rootDir, 'src/lib/icon-name.ts'), 'utf8')
const paths = Array.from(list.matchAll(/\| '(.*)'/g), ([, name = '']) => iconPath(name))
const sprite = `<!-- Lucide icons, ISC license, https://lucide.dev -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join('\n')}\n</svg>\n`
writeFileSync(join(rootDir, 'src/ui/icons.svg'), sprite)
console.log(`${paths.length} icons, ${sprite.length} bytes`)
