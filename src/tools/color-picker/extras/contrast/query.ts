import { readColorText, type TypedColor } from '../shared/color-text'
import type { ContrastQuestion } from '../shared/contrast-question'
import { opaque } from '../../domain/layer'
import { contrastRow } from './domain/text-contrast'

const ASKS =
  /\b(?:contrast|wcag|apca|readable|legible|accessible|enough|(?:easy|hard) to (?:read|see)|can (?:i|you|we|one|people) (?:read|see))\b/i

/** The words that may stand around the two colors. */
const WORDS =
  /\b(?:is|are|does|can|will|i|you|we|one|people|an?|the|(?:good|dark|light|bright|strong|clear) enough|(?:easy|hard) to (?:read|see)|enough|ok|okay|fine|good|bad|works?|read|see|contrast|ratio|check(?:er)?|wcag|apca|aaa?|readable|legible|accessible|of|between|text|letters|font|background|colou?rs?(?!\())\b:?/gi

const BETWEEN = /\s+(?:on|over|against|and|with|to|vs\.?|versus)\s+|\s*[,/]\s*|\s+/gi

const ON = /\b(?:on|over|against)\b/i

/** Digits alone are a number unless a contrast is asked for. */
const isNumber = (text: string) => /^\d+$/.test(text)

const GROUNDS = (['#ffffff', '#000000'] as const).map((color) => ({
  ...opaque(color),
  isOutside: false,
  isAlphaFirst: false,
  all: [color],
}))

/** `black at 54%`, `white 70% opacity`: how much of the ground a color covers. */
const AT_SHARE = /^(.+?) (?:at |with )?(100|\d\d?(?:\.\d+)?)%(?: opacity)?$/i

/** Leaves out the name in `gray #777`: the digits say which gray. */
function readColor(written: string): TypedColor | null {
  const read = readColorText(written.replace(/^[a-z ]+ (?=#[\da-f]{3,8}$)/i, ''))
  if (read.ok) return read.value.all.length === 1 ? read.value : null
  const [, color, percent] = AT_SHARE.exec(written) ?? []
  const whole = color && readColor(color)
  return whole ? { ...whole, alpha01: (whole.alpha01 * Number(percent)) / 100 } : null
}

/** Where two colors meet: at a word, a comma or a blank, each of which may stand within a color too. */
function pairIn(colors: string, isSureQuestion: boolean) {
  for (const { 0: between, index } of colors.matchAll(BETWEEN)) {
    const [before, behind] = [colors.slice(0, index), colors.slice(index + between.length)]
    const isMeant = ON.test(between) && !isNumber(before) && !isNumber(behind)
    const text = isSureQuestion || isMeant ? readColor(before) : null
    const background = text && readColor(behind)
    if (background) return { text, background }
  }
  return null
}

/**
 * `contrast #777 #fff`, `white text on navy`: a text on its background. Of a single color that on white and that on
 * black. Empty where no contrast is asked for.
 */
export function readContrastQuestion(question: string): ContrastQuestion[] {
  const isRequested = ASKS.test(question)
  const colors = question
    .replace(WORDS, ' ')
    .replace(/\s+|\?$/g, ' ')
    .trim()
  const pair = pairIn(colors, isRequested)
  const single = isRequested && !isNumber(colors) ? readColor(colors) : null
  const onGrounds = single ? GROUNDS.map((background) => ({ text: single, background })) : []
  return (pair ? [pair] : onGrounds).map(({ text, background }) => ({
    text,
    background,
    row: contrastRow(text, background, 'aa'),
  }))
}
