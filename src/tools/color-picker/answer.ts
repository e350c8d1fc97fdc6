import { NO_ANSWERS, oneAnswer, type Answers } from '../answer'
import { readCssColor } from './domain/css-color'
import { linkOf } from './domain/link'
import { COLOR_FORMATS, formatColor, type ColorFormat } from './domain/formats'

const TARGET = new RegExp(`\\s+(?:in|to|as|into)\\s+(${COLOR_FORMATS.join('|')})$`, 'i')

const isFormat = (text: string | undefined): text is ColorFormat =>
  COLOR_FORMATS.some((format) => format === text)

/** A color in CSS notation: `#3498db`, `steelblue`, `oklch(70% .15 250)`; `to rgb` behind it gives that form. */
export function answer(question: string): Answers {
  const wanted = TARGET.exec(question)?.[1]?.toLowerCase()
  const format = isFormat(wanted) ? wanted : 'hex'
  const asked = question.replace(TARGET, '')
  const read = readCssColor(asked)
  if (!read) return NO_ANSWERS
  const { color, isOutside, alpha01 } = read
  const value = formatColor(color, format)
  const others = (['hex', 'rgb', 'hsl'] as const).filter((other) => other !== format)
  const notes = [others.map((other) => formatColor(color, other)).join(' · ')]
  if (isOutside) notes.push('Outside sRGB: the nearest color that screens of sRGB show')
  if (alpha01 < 1) notes.push('Transparency is left out')
  return oneAnswer({
    title: `${asked} =`,
    value,
    copy: value,
    notes,
    swatch: color,
    opening: { fragment: linkOf(color) },
    rank: 0,
  })
}
