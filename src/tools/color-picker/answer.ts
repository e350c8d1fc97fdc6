import { figure } from '#lib/writing.en'
import type { Answer, AnswerContext, Answers } from '../answer'
import { NO_ANSWERS, oneAnswer, plainAnswer } from '../make-answer'
import * as texts from './box/texts.en'
import { readColorText, type TypedColor } from './extras/shared/color-text'
import { COLOR_FORMATS, formatColor, formatLayer, percentOf } from './domain/formats'
import { hsvChannels, hueOf } from './domain/hsl'
import { opaque } from './domain/layer'
import { linkOf, pairLinkOf, paletteLinkOf } from './domain/link'
import type { PaletteQuestion } from './extras/shared/palette-question'
import { CONTRAST_READERS, EXTRA_READERS, PALETTE_READERS } from './extras/query'
import { QUESTION } from './question'

const TARGET = new RegExp(
  `\\s+(?:(?:in|to|as|into)\\s+)?(${COLOR_FORMATS.join('|')}|hs[vb])(?: codes?| values?)?$`,
  'i',
)

/** `color red`, `what color is red?`, `red color code`; `background: red;` of a style sheet. */
const DECLARATION =
  /^(?:(?:what )?colou?r\s+(?:is\s+|codes? (?:of|for)\s+)?|[a-z-]+\s*:\s*)|(?:\s+colou?r(?: codes?)?)?\s*[;?]?$/gi

/** `hex code of teal` is `teal to hex`, and `rgb #369` is `#369 to rgb`. */
const FORM_OF = /^(hex|rgb|hs[lvb])(?: code| value)? (?:(?:of|for) |(?=#))(.+)$/i

/** `ff6600`; of letters alone it is a word unless a form is asked for, of digits alone a number. */
const BARE_HEX =
  /^(?:(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{6}(?:[\da-f]{2})?(?=\s|$)|(?:[a-f]{3}){1,2}(?=\s+(?:in|to|as|into)\s+(?:rgb|hsl)a?$))/i

const isFormat = (text: string | undefined): text is (typeof COLOR_FORMATS)[number] =>
  COLOR_FORMATS.some((format) => format === text)

/** A color whose last bracket is still to be typed. */
const UNFINISHED = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*$/i

/** Hex digits without `#`, or a list of such. */
const HEX_GROUPS = /^["'`\s[(]*[\da-f]+(?:["'`,;|\s-]+[\da-f]+)*["'`,;\s\])]*$/i

/** Digits alone are numbers in the box, letters alone words, and `1, 2, 3` without a form a list. */
function isNoColorHere(text: string, hasForm: boolean): boolean {
  if (!HEX_GROUPS.test(text)) return false
  const groups = text.match(/[\da-f]+/gi) ?? []
  if (groups.length > 2 && groups.every((group) => /^\d{1,3}$/.test(group)))
    return !hasForm && groups.every(({ length }) => length < 3)
  return groups.length === 1 || !groups.some((group) => /\d[a-f]|[a-f]\d/i.test(group))
}

/** A function or a keyword with a capital within it: `initial` and `mark` are words before they are CSS. */
const isCss = (text: string) =>
  /^(?:contrast )?[a-z-]+\(|^currentcolor$/i.test(text) || /^[A-Z][a-z]+[A-Z]/.test(text)

/** Forms that the page has, and the box has not. */
const MORE_FORMS = /\s+(?:(?:in|to|as|into)\s+)?(?:hwb|lab|lch|oklch)$/i

/** `black to oklch`: the page goes further. */
function inMoreForms(query: string): Answers {
  const read = MORE_FORMS.test(query) && readColorText(query.replace(MORE_FORMS, ''))
  if (!read || !read.ok) return NO_ANSWERS
  return { answers: [], problem: texts.IN_PICKER, pageOnly: { fragment: linkOf(read.value) } }
}

const notesOf = ({ all, isAlphaFirst, isOutside }: TypedColor) => [
  ...(all.length > 1 ? [texts.firstOf(all.length)] : []),
  ...(isAlphaFirst ? [texts.ALPHA_FIRST] : []),
  ...(isOutside ? [texts.OUTSIDE] : []),
]

/** `contrast #777 on white`: how well it can be read, where two colors are asked for together. */
const contrastAnswers = (question: string): readonly Answer[] =>
  CONTRAST_READERS.flatMap((query) => query(question)).map(({ text, background, row }) => {
    const notes = [
      texts.CONTRAST[row.passes.at(-1) ?? 'none'],
      texts.apca(row.lcText),
      ...notesOf(text),
      ...notesOf(background),
      ...(text.alpha01 < 1 ? [texts.textSeen(row.seen)] : []),
      ...(background.alpha01 < 1 ? [texts.backgroundSeen(row.background)] : []),
    ]
    const title = texts.contrastOf(formatLayer(text), formatLayer(background))
    const opening = { fragment: pairLinkOf(text, background) }
    const measure = { kind: 'contrast', ratio: Number(row.ratioText) } as const
    const sample = { text: row.seen, background: row.background }
    const copy = `${row.ratioText}:1`
    return plainAnswer(title, figure(copy), { copy, notes, opening, measure, sample })
  })

/** How the page opens with a palette; a scale is one of its extra, by the form in which that exports it. */
function paletteOpening({ kind, of, colors, exportAs }: PaletteQuestion) {
  if (kind === 'own') return { fragment: paletteLinkOf(colors) }
  const fragment = linkOf(opaque(of.color))
  return kind === 'scale' ? { fragment, text: exportAs } : { fragment: `${fragment}-${kind}` }
}

/** `palette of teal`, `shades of navy`: the colors, each of which can be copied. */
const paletteAnswers = (question: string): readonly Answer[] =>
  PALETTE_READERS.flatMap((query) => query(question)).map((query) => {
    const { kind, of, colors } = query
    const notes = [
      ...notesOf(kind === 'own' ? { ...of, all: [of.color] } : of),
      ...(of.alpha01 < 1 ? [texts.noAlpha(percentOf(of.alpha01))] : []),
      ...(new Set(colors).size === 1 ? [texts.NO_HUE] : []),
    ]
    const copy = colors.join('\n')
    const opening = paletteOpening(query)
    const hueDeg = hueOf(of.color)
    const measure = { kind: 'hue', hue01: hueDeg && hueDeg / 360 } as const
    const more = { copy, notes, opening, measure, swatches: colors }
    return plainAnswer(texts.PALETTES[kind], colors.join(' '), more)
  })

/** A color in CSS notation: `#3498db`, `steelblue`, `oklch(70% .15 250)`; `to rgb` behind it gives that form. */
export function answer(question: string, { shown }: Pick<AnswerContext, 'shown'>): Answers {
  // The reader of colors drops signs around digits: `000{!` is none here.
  if (!QUESTION.mayAnswer(question)) return NO_ANSWERS
  const palettes = paletteAnswers(question)
  if (palettes.length > 0) return { answers: palettes, problem: null }
  const [suggestion] = EXTRA_READERS.flatMap((read) => read(question) ?? [])
  if (suggestion) return { ...NO_ANSWERS, suggestion }
  const contrasts = contrastAnswers(question)
  if (contrasts.length > 0) return { answers: contrasts, problem: null }
  const inForm = question
    .replace(DECLARATION, '')
    .replace(FORM_OF, '$2 to $1')
    .replace(BARE_HEX, '#$&')
  const wanted = TARGET.exec(inForm)?.[1]?.toLowerCase()
  const format = isFormat(wanted) ? wanted : 'hex'
  const query = inForm.replace(TARGET, '')
  if (isNoColorHere(query, wanted !== undefined)) return NO_ANSWERS
  const typed = readColorText(query)
  if (!typed.ok) {
    const { code } = typed.error
    if (code !== 'no-color' && isCss(query)) return { answers: [], problem: texts.PROBLEMS[code] }
    if (UNFINISHED.test(query)) return { answers: [], problem: texts.UNFINISHED }
    const more = inMoreForms(query)
    return query.startsWith('#') && !more.problem ? { answers: [], problem: texts.NOT_HEX } : more
  }
  const { color, alpha01, all, text } = typed.value
  // The page has no such form: CSS has none.
  const isHsv = /^hs[vb]$/.test(wanted ?? '')
  const value = isHsv ? `${wanted}(${hsvChannels(color)})` : formatColor(color, format, alpha01)
  const others = (['hex', 'rgb', 'hsl'] as const).filter((other) => isHsv || other !== format)
  const inOthers = others.map((other) => formatColor(color, other)).join(' · ')
  const notes = [inOthers, ...notesOf(typed.value)]
  if (alpha01 < 1 && !format.endsWith('a')) notes.push(texts.noAlpha(percentOf(alpha01)))
  const opening = { fragment: all.length > 1 ? paletteLinkOf(all) : linkOf(typed.value) }
  const title = `${shown ?? (all.length > 1 ? text : query)} =`
  return oneAnswer(plainAnswer(title, value, { notes, swatch: color, opening }))
}
