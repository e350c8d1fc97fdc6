import type { Picture } from '#lib/picture'
import { boxOf, type Area, type Box } from './boxes'
import type { QrMatrix } from '../../domain/encode'
import type { CodeStyle } from '../../domain/style'
import { eyeLayers, moduleBoxes } from './symbol-boxes'

/** A picture and where it stands on the layers. */
export interface Placed {
  area: Area
  picture: Picture
}

/** A styled code as outlines: boxes, whose corners may be round. */
export interface Scene {
  /** Side of the square picture in modules. */
  span: number
  /**
   * Layers of ink and of paper by turns, from the lowest. No box crosses the edge of one below it, so that files of
   * outlines may draw all of them as one path, in which a box takes away from the one around it.
   */
  layers: readonly (readonly Box[])[]
  /** The logo, and the caption once it is drawn. */
  placed: readonly Placed[]
  caption: { area: Area; text: string } | null
}

/** Odd like the side of every symbol, so that it stands in the middle on whole modules. */
const oddNear = (modules: number) => Math.max(3, 2 * Math.round((modules - 1) / 2) + 1)

const centeredIn = (area: Area, width: number, height: number): Area => ({
  x: area.x + (area.width - width) / 2,
  y: area.y + (area.height - height) / 2,
  width,
  height,
})

/** Modules that are left out for the logo, in the shape of the picture. */
export function logoHole(side: number, { widthPx, heightPx }: Picture, percent: number): Area {
  const factor = (side * percent) / 100 / Math.max(widthPx, heightPx)
  const symbol = { x: 0, y: 0, width: side, height: side }
  return centeredIn(symbol, oddNear(widthPx * factor), oddNear(heightPx * factor))
}

/** Where the logo lies: as large as the hole allows with a gap of half a module, in its own proportions. */
function logoArea(hole: Area, { widthPx, heightPx }: Picture): Area {
  const factor = Math.min((hole.width - 1) / widthPx, (hole.height - 1) / heightPx)
  return centeredIn(hole, widthPx * factor, heightPx * factor)
}

interface Frame extends Omit<Scene, 'placed'> {
  /** Upper left corner of the code's own margin. */
  x: number
  y: number
}

/** A line of one module around the code with its margin, and a strip below it for the caption. */
function frameAround(codeSpan: number, text: string | null): Frame {
  if (text === null) return { span: codeSpan, x: 0, y: 0, layers: [], caption: null }
  // Odd, so that the code stands in the middle on whole modules.
  const strip = 2 * Math.round(codeSpan * 0.08) + 1
  const span = codeSpan + 1 + strip
  const left = (strip + 1) / 2
  return {
    span,
    x: left,
    y: 1,
    layers: [[boxOf(left - 1, 0, codeSpan + 2, span, 2)], [boxOf(left, 1, codeSpan, codeSpan, 1)]],
    caption: { area: { x: left, y: codeSpan + 1, width: codeSpan, height: strip }, text },
  }
}

export function toScene(matrix: QrMatrix, margin: number, style: CodeStyle): Scene {
  const { side } = matrix
  const { logo, logoPercent, modules, caption } = style
  const frame = frameAround(side + 2 * margin, caption)
  const place = <Shape extends Area>(area: Shape): Shape => ({
    ...area,
    x: area.x + frame.x + margin,
    y: area.y + frame.y + margin,
  })
  const hole = logo && logoHole(side, logo, logoPercent)
  const [edges = [], ...eyes] = eyeLayers(side, modules)
  const layers = [[...moduleBoxes(matrix, hole, modules), ...edges], ...eyes]
  return {
    span: frame.span,
    layers: [...frame.layers, ...layers.map((boxes) => boxes.map(place))],
    placed: logo && hole ? [{ area: place(logoArea(hole, logo)), picture: logo }] : [],
    caption: frame.caption,
  }
}
