import { readColorText } from '../shared/color-text'
import { makePalette } from '../../domain/palette'
import type { PaletteQuestion } from '../shared/palette-question'
import { makeScale } from './domain/scale'

const TAILWIND = /\btailwind\b/i

/** `tailwind palette`, `shades for tailwind`: the scale of a color, in the form of its export. */
export const readTailwindQuestion = (question: string) =>
  TAILWIND.test(question) ? { extra: 'palettes', text: 'tailwind' } : null

type Kind = Exclude<PaletteQuestion['kind'], 'own'>

/** What people call them. A palette of no kind is one of several. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:complement(?:s|ary|aries)?|opposites?)\b/gi, 'complementary'],
  [/\btriad(?:ic|s)?\b/gi, 'triadic'],
  [/\banalog(?:ous|ues?)\b/gi, 'analogous'],
  [/\bmonochrom(?:atic|e)\b/gi, 'monochromatic'],
  [/\b(?:tetrad(?:ic|s)?|square(?= (?:colou?r|palette|scheme|harmony)))\b/gi, 'tetradic'],
  [/\b(?:shades?|tints?|tones?|scale|tailwind)\b/gi, 'scale'],
]

const PALETTE =
  /\b(?:palettes?|(?:colou?r )?schemes?|harmon(?:y|ies|ious)|(?:what |that )?(?:go(?:es)?(?: well)?|match(?:es)?) with|matching)\b/gi

/** What stands beside a color is another one, not a shade of it. */
const BESIDE = /\b(?:go(?:es)?(?: well)?|match(?:es)?) with\b|\bmatching\b/i

/** Words that stand around a color, but for those of a function. */
const WORDS =
  /\b(?:colou?rs?(?!\()|colou?r wheel|of|for|to|from|with|and|the|an?|that|generator)\b/gi

/** The palettes for a question that names no kind: as many as the box has room for, the one with most colors first. */
const OF_ANY = ['scale', 'complementary', 'analogous', 'triadic'] as const
const OF_OTHERS = ['complementary', 'analogous', 'triadic', 'monochromatic'] as const

/** More of one's own are read as a list of colors. */
const MOST_OWN = 12

/** `complementary of #3498db`, `navy shades`, `palette of teal`, `palette of red, white and navy`. */
export function readPaletteQuestion(question: string): PaletteQuestion[] {
  const kinds = KINDS.flatMap(([words, kind]) => (question.search(words) < 0 ? [] : [kind]))
  if (kinds.length === 0 && question.search(PALETTE) < 0) return []
  const colors = [...KINDS.map(([words]) => words), PALETTE, WORDS]
    .reduce((text, words) => text.replace(words, ' '), question)
    .replace(/\s+/g, ' ')
    .trim()
  const read = readColorText(colors)
  if (!read.ok) return []
  const of = read.value
  const exportAs = TAILWIND.test(question) ? 'tailwind' : 'css'
  if (kinds.length === 0 && of.all.length > 1)
    return of.all.length > MOST_OWN ? [] : [{ kind: 'own', of, colors: of.all, exportAs }]
  const { color } = of
  const ofNoKind = BESIDE.test(question) ? OF_OTHERS : OF_ANY
  return (kinds.length > 0 ? kinds : ofNoKind).map((kind) => ({
    kind,
    of,
    colors:
      kind === 'scale' ? makeScale(color).map((step) => step.color) : makePalette(color, kind),
    exportAs,
  }))
}
