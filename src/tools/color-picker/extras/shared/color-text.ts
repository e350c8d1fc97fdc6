import { convertHsvToRgb } from 'culori/fn'
import type { HexColor } from '#lib/color'
import { err, ok, type Result } from '#lib/result'
import { readCssColor, type CssColor } from './css-color'
import { paletteIn } from './palette-text'

export interface TypedColor extends CssColor {
  /** It was read with its alpha before the other channels, as Flutter and Android write colors. */
  isAlphaFirst: boolean
  /** Itself, and the colors after it in the text, without their alpha. */
  all: readonly HexColor[]
}

/** With itself as it was written, without what stood around it. */
export interface ReadColor extends TypedColor {
  text: string
}

/**
 * `no-color`: the text is none. `depends`: valid CSS whose color comes from the page it stands in. `not-computed`: valid
 * CSS that has to be computed first, which is not done here.
 */
export type ColorProblem = { code: 'no-color' | 'depends' | 'not-computed' }

// CSS Color 4, section 6.2, and the keywords that every property has (CSS Cascade 5, section 7.3). A color space of its
// own is defined by a page too (CSS Color 5, section 9).
const DEPENDS =
  /\b(?:var|light-dark|env|attr|if|inherit)\(|\bcolor\(\s*--|\bcurrentcolor\b|^(?:inherit|initial|unset|revert(?:-layer)?|(?:accentcolor|canvas|field|highlight|mark|selecteditem)(?:text)?|(?:active|button|gray|link|visited)text|button(?:border|face))$/i

/** Relative colors and mixtures of CSS Color 5, and functions of CSS Values 5 that give a number within a color. */
const NOT_COMPUTED =
  /\b(?:(?:color-mix|contrast-color|color-layers|device-cmyk)\(|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?:\s*from\b|[^()]*\())/i

/** `--primary:`, `$brand:`, `const brand =`, `"Deep sea":` of JSON, `fill=` of an SVG, one in another: `style="color:`. */
const PROPERTY =
  /^(?:(?:const|let|va[rl]|static|final) )*(?:(?:[\w$@-]+["'`]?|[\w$@ -]+["'`])\s*[:=]["'`\s]*)+/
/** What a color is called beside its value: `"name": "Red",` may be any red. */
const NAMING = /(?<![\w-])["']?(?:name|label|title)["']?\s*[:=]\s*(["'])[^"']*\1\s*,?/gi
/** Of Flutter too: `Color(0xFF3498DB)` */
const ALPHA_FIRST = /^(?:(?:const )?Color\( ?)?0x([\da-f]{2})([\da-f]{6})(?: ?\))?$/i
/** Three letters alone make words (`bed`), except where all are the same. */
const BARE_HEX = /^(?:[\da-f]{6}|[\da-f]{8}|(?=[a-f]*\d)[\da-f]{3}|([a-f])\1\1)$/i
const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`
/** The three channels of `hsl()` alone, as design systems keep them in variables. */
const HSL_CHANNELS = new RegExp(
  String.raw`^(${NUMBER})(?:deg)?[\s,]+(${NUMBER}%)[\s,]+(${NUMBER}%)(?:\s*[/,]\s*(${NUMBER}%?))?$`,
)
/** HSV, also called HSB, which CSS lacks and image editors have: the last two in percent. */
const HSV = new RegExp(
  String.raw`^hs[vb]\s*\(?\s*(${NUMBER})(?:deg)?[\s,]+(${NUMBER})%?[\s,]+(${NUMBER})%?\s*\)?$`,
  'i',
)
const RGB_CHANNELS = /^(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})$/

/** A name of CSS with that of its hue, as people say it: `navy blue` is navy, not a list of two colors. */
const WITH_HUE =
  /^(?:(navy|cyan)[ -]blue|(teal|turquoise)[ -](?:blue|green)|(olive)[ -]green|(maroon|crimson)[ -]red|(salmon)[ -]pink|(indigo|orchid|plum)[ -]purple|(chocolate)[ -]brown)$/i

/** The same color in RGB; null for shares over 100%, and for those that may be of one: `hsv(210, 0.5, 0.4)`. */
function hsvInCss(value: string): string | null {
  const [hue = 0, saturation = 0, brightness = 0] = HSV.exec(value)?.slice(1).map(Number) ?? []
  const isOfOne = !value.includes('%') && Math.max(saturation, brightness) <= 1
  if (isOfOne || Math.min(saturation, brightness) < 0 || Math.max(saturation, brightness) > 100) {
    return null
  }
  const { r, g, b } = convertHsvToRgb({ h: hue, s: saturation / 100, v: brightness / 100 })
  return `rgb(${r * 255} ${g * 255} ${b * 255})`
}

/** A value as CSS writes it: `3498db` has its `#`, `Cornflower Blue` no blank, `rgb (1 2 3)` and `rgb 1 2 3` their brackets. */
function inCss(value: string): string {
  if (BARE_HEX.test(value)) return `#${value}`
  if (/^0x[\da-f]{6}$/i.test(value)) return `#${value.slice(2)}`
  const hsl = HSL_CHANNELS.exec(value)
  if (hsl) return `hsl(${hsl[1]} ${hsl[2]} ${hsl[3]}${hsl[4] ? ` / ${hsl[4]}` : ''})`
  const rgb = RGB_CHANNELS.exec(value)
  if (rgb?.slice(1).every((channel) => Number(channel) <= 255))
    return `rgb(${rgb.slice(1).join(' ')})`
  if (HSV.test(value)) return hsvInCss(value) ?? value
  if (/^[a-z][a-z -]*$/i.test(value)) {
    const named = WITH_HUE.exec(value)?.slice(1).find(Boolean)
    return named ?? value.replace(/[ -]/g, '')
  }
  return value.replace(/^([a-z]+)\s+(?:\((.+)\)|(.+))$/i, '$1($2$3)')
}

function readValue(value: string): Result<Omit<ReadColor, 'all'>, ColorProblem> {
  const [, alpha, digits] = ALPHA_FIRST.exec(value) ?? []
  const read = readCssColor(digits ? `#${digits}${alpha}` : inCss(value))
  if (read) return ok({ ...read, isAlphaFirst: digits !== undefined, text: value })
  if (DEPENDS.test(value)) return err({ code: 'depends' })
  return err({ code: NOT_COMPUTED.test(value) ? 'not-computed' : 'no-color' })
}

/** A declaration without what stands around its value in a style sheet or in code. */
const undeclared = (text: string): string =>
  text
    .replace(/^["'`\s]+/, '')
    .replace(PROPERTY, '')
    .replace(/\s*!\s*important\s*/i, '')
    .replace(/["'`,\s]+$/, '')
    .replace(/^[([](.+)[)\]]$/s, '$1')

const valueOf = (text: string): string =>
  undeclared(text).replace(/°/g, 'deg').replace(/\s+/g, ' ').trim()

const partsAt = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map(valueOf)
    .filter((value) => value !== '')

/** What parts the colors of a list; not within brackets. A field of one line has blanks in place of the ends of lines. */
const SEPARATORS = [/\s(?=#)/, /\n/, /[,|/]/, /[\s,|/]+/, /-/].map(
  ({ source }) => new RegExp(`${source}(?![^()]*\\))`),
)

/** Digits alone are hex digits where all are six or where one of the list has a letter. */
const areDigitsMeant = (list: readonly string[]) =>
  list.some((value) => /\D/.test(value)) || list.every((value) => value.length >= 6)

/** The values of `Red | #264653 | Green | #2a9d8f`, where each has a name before it. */
function withoutNames(list: readonly string[]): readonly string[] {
  const values = list.filter((_, at) => at % 2 === 1)
  const isNamed = list.every((value, at) => value.startsWith('#') === (at % 2 === 1))
  return list.length > 2 && isNamed ? values : list
}

/** The colors of a list without anything else: of `#264653,#2a9d8f`, `red, green` or `264653 2a9d8f`. */
function listIn(text: string): readonly string[] | undefined {
  const found = SEPARATORS.map((separator) => partsAt(undeclared(text), separator)).find(
    (list) => list.length > 1 && areDigitsMeant(list) && list.every((value) => readValue(value).ok),
  )
  return found && withoutNames(found)
}

const AMONG_WORDS =
  /#(?:[\da-f]{8}|[\da-f]{6})\b|(?<=["'])[\da-f]{6}(?=["'])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi

/** Two colors or more among words: of `Sand #e9c46a, Teal #2a9d8f`, `base00: "264653"` or a gradient; `issues #12 and #345` are none. */
function colorsAmongWords(text: string): string[] | undefined {
  const found = text.match(AMONG_WORDS) ?? []
  return found.length > 1 ? found : undefined
}

/** What may be values, in their order: of a palette, of one declaration or several, of lists, or one a line. */
function valuesIn(text: string): string[] {
  // Wide forms of a keyboard, and invisible marks that a paste brings.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const bare = plain
    .replace(/\/\*.*?\*\//gs, ' ')
    .replace(NAMING, ' ')
    .trim()
  const palette = paletteIn(bare)
  if (palette.length > 0) return palette
  // A semicolon within brackets parts no declarations: `rgb(52;152;219)` is none of `152`.
  return bare.split(/[;{}](?![^()]*\))/).flatMap((part) => {
    const value = valueOf(part)
    const read = readValue(value)
    if (read.ok || read.error.code !== 'no-color') return [value]
    return listIn(part) ?? colorsAmongWords(part) ?? partsAt(part, /\n|,\s*(?=["'])/)
  })
}

/**
 * Reads a color as people copy it: any CSS color (`readCssColor`), a declaration of a style sheet, channels alone, hex
 * digits without `#`, names with blanks, and `0xAARRGGBB`; of several, in lists and palettes too, the first.
 */
export function readColorText(text: string): Result<ReadColor, ColorProblem> {
  const read = valuesIn(text).map(readValue)
  const colors = read.flatMap((one) => (one.ok ? [one.value] : []))
  const [first] = colors
  if (first) return ok({ ...first, all: colors.map(({ color }) => color) })
  const problem = read.find((one) => !one.ok && one.error.code !== 'no-color')
  return problem && !problem.ok ? problem : err({ code: 'no-color' })
}
