import { ok } from '#lib/result'
import type { Adapters, DrawCaption } from '../../../domain/adapters'
import type { LabelSheet } from './label-sheet'
import { cutLine, fitLine, labelName } from './label-text'
import { asciiBytes, decimal, hexText, POINTS_PER_MM } from '#lib/pdf'
import { codeResources, type CodeResources } from '../../shared/pdf-resources'
import type { Placed } from '../../shared/scene'
import { sceneContent } from '../../shared/scene-pdf'
import type { QrSettings } from '../../../domain/settings'
import { sketch, withCaption } from '../../shared/sketch'

export const FONT_NAME = 'Text'

const PADDING_MM = 2
const GAP_MM = 1

/** Labels as high as this have the larger letters. */
const HIGH_MM = 30
const LINE_PT = { high: 8, low: 6 }

/** The caption of a frame is so wide: about 400 dots an inch on the largest labels. */
const CAPTION_WIDTH_PX = 600

/** Dots of a line of text that the font cannot write. */
const DOTS_PER_PT = 300 / 72

/** A line of text as a picture of one bit a dot (ISO 32000-1 §8.9.7), `width` by `height` points, as ASCII. */
function pictureLine(text: string, width: number, height: number, drawCaption: DrawCaption) {
  const widthPx = Math.ceil((width * DOTS_PER_PT) / 8) * 8
  const heightPx = Math.ceil(height * DOTS_PER_PT)
  const alpha = drawCaption(text, widthPx, heightPx)
  const bytes: number[] = []
  for (let at = 0; at < alpha.length; at += 8) {
    let bits = 0
    // A PDF paints the dots of an image mask whose bit is 0.
    for (let bit = 0; bit < 8; bit++) bits = bits * 2 + ((alpha[at + bit] ?? 0) < 128 ? 1 : 0)
    bytes.push(bits)
  }
  return `BI /W ${widthPx} /H ${heightPx} /IM true /BPC 1 /F /AHx ID ${hexText(bytes)}> EI`
}

interface LabelCode {
  /** Side in modules. */
  span: number
  /** What draws the code, in modules. */
  content: string
}

interface LabelLine {
  /** In one line. */
  name: string
  /** In the standard font; else in that of the device, as all labels of the batch are: two faces side by side look like a fault. */
  isLatin: boolean
}

/** What draws a label in points from its lower left corner: the code, and its name under it. */
export function labelContent(
  { width, height }: LabelSheet['label'],
  { span, content }: LabelCode,
  { name, isLatin }: LabelLine,
  drawCaption: DrawCaption,
): Uint8Array<ArrayBuffer> {
  const [widthPt, heightPt] = [width * POINTS_PER_MM, height * POINTS_PER_MM]
  const innerPt = widthPt - 2 * PADDING_MM * POINTS_PER_MM
  const linePt = height >= HIGH_MM ? LINE_PT.high : LINE_PT.low
  const textPt = linePt + GAP_MM * POINTS_PER_MM
  const sidePt = Math.min(innerPt, heightPt - 2 * PADDING_MM * POINTS_PER_MM - textPt)
  const bottomPt = (heightPt - sidePt - textPt) / 2
  const place = [(widthPt - sidePt) / 2, bottomPt + textPt].map(decimal).join(' ')
  const scale = (sidePt / span).toFixed(6)
  const code = `q ${scale} 0 0 ${scale} ${place} cm\n${content}\nQ`

  const leftPt = (widthPt - innerPt) / 2
  if (isLatin) {
    const line = fitLine(name, innerPt, linePt)
    // Letters reach about a fifth of their size below the line.
    const start = [leftPt + line.leftPt, bottomPt + linePt / 5].map(decimal).join(' ')
    const font = `/${FONT_NAME} ${decimal(line.sizePt)} Tf`
    return asciiBytes(`${code}\n0 g BT ${font} ${start} Td <${line.hex}> Tj ET`)
  }
  const shown = cutLine(name, innerPt)
  const picture = pictureLine(shown, innerPt, linePt * 1.2, drawCaption)
  const matrix = [innerPt, 0, 0, linePt * 1.2, leftPt, bottomPt].map(decimal).join(' ')
  return asciiBytes(`${code}\nq 0 g ${matrix} cm ${picture} Q`)
}

/** Makes labels, and adds what their codes need beyond paths to `resources`, once for all codes of one span. */
export function labelMaker(
  settings: QrSettings,
  { label }: LabelSheet,
  { deflate, drawCaption }: Adapters,
  resources: CodeResources[],
) {
  /** Logo and caption are alike for all codes of one span: only the modules differ. */
  const placedBySpan = new Map<number, readonly Placed[]>()
  return async (row: { text: string; name: string }, isLatin: boolean) => {
    const { text } = row
    const drawing = sketch({ ...settings, text })
    if (!drawing.ok) return drawing
    const { span } = drawing.value
    const suffix = `-${span}`
    let placed = placedBySpan.get(span)
    if (!placed) {
      const modulePx = Math.ceil(CAPTION_WIDTH_PX / span)
      const drawn = withCaption(drawing.value, modulePx, drawCaption)
      placed = drawn.placed
      placedBySpan.set(span, placed)
      resources.push(await codeResources(drawn, deflate, suffix))
    }
    const content = sceneContent({ ...drawing.value, placed }, suffix)
    const line = { name: labelName(row), isLatin }
    return ok(labelContent(label, { span, content }, line, drawCaption))
  }
}
