import { wordTable } from '../word-table'
import type { Rule } from './rules'

const COLORS = [
  ...wordTable(`
  black: schwarz, white: weiß weiss, red: rot, green: grün, blue: blau, yellow: gelb, gray: grau, purple: lila,
  violet: violett, pink: rosa, brown: braun, turquoise: türkis, teal: petrol, lightblue: hellblau, darkblue: dunkelblau,
  lightgreen: hellgrün, darkgreen: dunkelgrün, darkred: dunkelrot, skyblue: himmelblau, gold: golden, silver: silbern silber,
  lightgray: hellgrau, darkgray: dunkelgrau, lightyellow: hellgelb, lightpink: hellrosa, darkorange: dunkelorange,
  darkviolet: dunkelviolett, coral: koralle korallenrot, salmon: lachs lachsfarben, navy: marineblau, royalblue: königsblau,
  midnightblue: mitternachtsblau, steelblue: stahlblau, forestgreen: waldgrün, seagreen: seegrün, olive: oliv olivgrün,
  lavender: lavendel, ivory: elfenbein, chocolate: schokobraun, crimson: karmesinrot karminrot, maroon: kastanienbraun
`),
].flatMap(([plain, all]) => all.map((own) => [own, plain] as const))

const COLOR = `(${COLORS.map(([own]) => own).join('|')})`
const FORM = '(hex|rgb|hsl)a?(?:[- ]?(?:wert|code|farbe))?'

/** Colors by their names, and what is made of them. */
export const COLOR_QUESTIONS: readonly Rule[] = [
  [
    new RegExp(`^(?:die )?(?:farbe )?${COLOR}(?: (?:in|als|nach|zu) ${FORM})?$`, 'iu'),
    (_, name = '', form = '') => `color ${name}${form && ` to ${form}`}`,
  ],
  [new RegExp(`^(?:der )?${FORM} (?:von|für|zu) (#\\w+|\\p{L}+)$`, 'iu'), 'color $2 to $1'],
  [new RegExp(`^(#\\w+|\\p{L}+\\(.+\\)) (?:als|nach|zu) ${FORM}$`, 'iu'), 'color $1 to $2'],
  [/^(\p{L}+) als (?:farbe|farbcode)$/iu, 'color $1'],
  [/^welche farbe (?:ist|hat) (?=#)/iu, 'color '],
  [/^(?:farbe|farbcode) (?:(?:für|von) )?(?=#|\p{L}+(?:$|\())/iu, 'color '],
  [/^kontrastverhältnis/iu, 'kontrast'],
  [/^kontrast (\S+) (\S+)$/iu, 'contrast $1 on $2'],
  [/^kontrast (?:von |zwischen )?(.+?) (?:auf|und|zu) (.+)$/iu, 'contrast $1 on $2'],
  [/^(?:farb)?palette (?:von|aus|zu|für) /iu, 'palette of '],
  [/^komplementärfarben? (?:von|aus|zu|für) /iu, 'complement of '],
  [/^(?:abstufungen|schattierungen|farbtöne) (?:von|aus) /iu, 'shades of '],
  ...COLORS.map(([own, plain]): Rule => [
    new RegExp(
      `(?<=^(?:color|contrast|palette of|complement of|shades of) (?:.+ )?)${own}(?!\\p{L})`,
      'giu',
    ),
    plain,
  ]),
]
