import { toRgb, type HexColor } from '#lib/color'
import type { Box } from '../../shared/boxes'
import type { Layout } from '../../../domain/layout'
import { drawPicture, type Band } from '../../shared/picture-pixels'
import type { Sketch } from '../../shared/sketch'

/** The pixel by column plus line: a gradient from the upper left to the lower right. */
interface Ramp {
  rgba: Uint8Array<ArrayBuffer>
  /** The same, a pixel at a time. */
  words: Uint32Array
}

function rampOf(startColor: HexColor, endColor: HexColor, sizePx: number): Ramp {
  const [start, end] = [toRgb(startColor), toRgb(endColor)]
  const steps = 2 * sizePx - 1
  const rgba = new Uint8Array(steps * 4)
  for (let at = 0; at < steps; at++) {
    const mix = (from: number, to: number) => Math.round(from + ((to - from) * at) / steps)
    rgba.set([mix(start.r, end.r), mix(start.g, end.g), mix(start.b, end.b), 255], at * 4)
  }
  return { rgba, words: new Uint32Array(rgba.buffer) }
}

/** Lays the ramp's color over a pixel; `cover` is how much of it, 0 to 1. */
function plot({ sizePx, from, rgba }: Band, ramp: Ramp, line: number, x: number, cover: number) {
  const at = ((line - from) * sizePx + x) * 4
  const step = (x + line) * 4
  for (let channel = 0; channel < 3; channel++) {
    const under = rgba[at + channel] ?? 0
    rgba[at + channel] = under + ((ramp.rgba[step + channel] ?? 0) - under) * cover
  }
}

/**
 * The rounded corner that a line of pixels crosses at one side of a box, `linePx` below its top: its radius, and how
 * far above or below the arc's center the line runs, both in pixels. Null: the edge is straight there.
 */
function cornerAt(linePx: number, heightPx: number, upperPx: number, lowerPx: number) {
  if (linePx < upperPx) return { radius: upperPx, depth: upperPx - linePx }
  const fromEnd = heightPx - linePx
  return fromEnd < lowerPx ? { radius: lowerPx, depth: lowerPx - fromEnd } : null
}

/**
 * How much of a pixel lies within an arc, 0 to 1, from the distance of its middle to the center: all from half a pixel
 * inside the arc, nothing from half a pixel outside. `along` is the part of that distance that runs along the line.
 */
const coverOf = ({ radius, depth }: { radius: number; depth: number }, along: number) =>
  Math.min(1, Math.max(0, radius - Math.hypot(Math.max(0, along), depth) + 0.5))

function fillBox(band: Band, ramp: Ramp, box: Box, { modulePx, offsetPx }: Layout) {
  const [left, top] = [offsetPx + box.x * modulePx, offsetPx + box.y * modulePx]
  const [right, heightPx] = [left + box.width * modulePx, box.height * modulePx]
  const [upperLeft, upperRight, lowerRight, lowerLeft] = box.radii
  const last = Math.min(top + heightPx, band.to)
  for (let line = Math.max(top, band.from); line < last; line++) {
    const middle = line + 0.5 - top
    const start = cornerAt(middle, heightPx, upperLeft * modulePx, lowerLeft * modulePx)
    const end = cornerAt(middle, heightPx, upperRight * modulePx, lowerRight * modulePx)
    const startPx = Math.ceil(start?.radius ?? 0)
    const endPx = Math.ceil(end?.radius ?? 0)
    if (start) {
      for (let x = 0; x < startPx; x++) {
        plot(band, ramp, line, left + x, coverOf(start, start.radius - x - 0.5))
      }
    }
    const row = (line - band.from) * band.sizePx
    const [first, until] = [left + startPx, Math.max(left + startPx, right - endPx)]
    band.words.set(ramp.words.subarray(first + line, until + line), row + first)
    if (end) {
      // The arcs of a dot meet in the middle column.
      for (let x = 0; x < endPx && right - x > left + startPx; x++) {
        plot(band, ramp, line, right - x - 1, coverOf(end, end.radius - x - 0.5))
      }
    }
  }
}

/** Lines of the picture, from `from` until before `to`. */
export function paintBand(
  { layers, ink, inkEnd, paper, placed }: Sketch,
  layout: Layout,
  [from, to]: readonly [number, number],
): Band {
  const { sizePx, modulePx, offsetPx } = layout
  const rgba = new Uint8ClampedArray((to - from) * sizePx * 4)
  const band = { sizePx, from, to, rgba, words: new Uint32Array(rgba.buffer) }
  const [inkRamp, paperRamp] = [rampOf(ink, inkEnd, sizePx), rampOf(paper, paper, sizePx)]
  band.words.fill(paperRamp.words[0] ?? 0)
  layers.forEach((boxes, depth) => {
    const ramp = depth % 2 === 0 ? inkRamp : paperRamp
    for (const box of boxes) {
      const topPx = offsetPx + box.y * modulePx
      if (topPx < to && topPx + box.height * modulePx > from) fillBox(band, ramp, box, layout)
    }
  })
  for (const { area, picture } of placed) drawPicture(band, picture, area, layout)
  return band
}
