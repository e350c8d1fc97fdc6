import { BLANKS } from './blanks'
import { LENGTHS } from './native-lengths.de'
import { NUMBERS } from './native-numbers.de'
import { rewritten, type Rule } from './rules'

export const OPENING =
  /^(?:(?:bitte|kannst du(?: mir)?|könntest du|ich möchte|ich will|ich hätte gerne?|ich brauche|rechne|berechne|rechner|wandle?|konvertiere?|stell(?:e)?|starte?|mach(?:e)?|erzeuge|erstell(?:e)?|generiere?|öffne|zeig(?:e)?|gib|sag|nenne?) (?:mir |mal |bitte )*)+(?:(?:einen?|den|die|das|ein) )?(?=\S)/iu

/** Words before and behind what is asked for. */
const AROUND: readonly Rule[] = [
  [BLANKS, ' '],
  [/(?<=\p{L}|\d|[)!%.]) ?\?+$/u, ''],
  // The verb, or the second half of it, stands at the end.
  [
    /^((?:kannst du|könntest du|ich möchte|ich will|ich würde gerne?) .+) (?:machen|haben|bekommen|geben|zeigen|sagen|wissen)$/iu,
    '$1',
  ],
  [/^(?:bitte )?rechne (?:mir |mal |bitte )*(.+) (?:aus|um)$/iu, '$1'],
  [OPENING, ''],
  [
    /[ ,]+(?:umrechnen|umwandeln|konvertieren|ausrechnen|berechnen|erstellen|erzeugen|generieren|(?<!\d |(?:mit|aus|von) \p{L}+ )stellen|starten|klingeln|wecken|erinnern|wert|bitte|um)$/iu,
    '',
  ],
  [
    /^(?:was|wie ?viel) (?:ist|sind|ergibt|ergeben|macht|machen|gibt|kosten|kostet|wiegt|wiegen|wäre|wären) (?!in )/iu,
    '',
  ],
  [/^wie (?:lautet|lauten|hoch (?:ist|sind|wäre)) (?:die |der |das )?/iu, ''],
  [
    /^wie (?:groß|lang|schwer|hoch|weit|breit|tief|schnell|warm|heiß|kalt) (?:ist|sind) (?=[-\d]|eine? )/iu,
    '',
  ],
  [/^(.+) (?:in|als) (?:einen? )?qr[- ]?code$/iu, 'qr $1'],
  [/^(brutto|netto) (?:zu|in|nach) (?:brutto|netto):? (?=\d)/iu, '$1 '],
  [/^(?:heiz(?:e)? )?(?:den )?(?:back)?ofen (?:auf|bei) (?=\d)/iu, ''],
  [/^(?:umrechnung|(?:wechsel|umrechnungs)?kurs)(?::| von| für)? (?=\S)/iu, ''],
  [/^(\p{L}+) (\p{L}+) (?:wechsel)?kurs$/iu, '$1 $2'],
  [/^(euro|dollar|pfund|franken|yen|bitcoin|zloty|lira|rubel)-?kurs$/iu, '1 $1'],
  [/^wie steht (?:der |die )?(\p{L}+) (?:zu[mr]?|gegenüber de[mr]) (\p{L}+)$/iu, '1 $1 in $2'],
  [/^(?:rechnung|preis|betrag)(?::| von| über)? (?=\d)/iu, ''],
  [/^(wlan|kontakt)-qr[- ]?code$/iu, 'qr $1'],
]

/** Without the words of a sentence around it: `Wie viel sind 5 kg in Pfund?` as `5 kg in Pfund`. */
export const bare = (question: string): string =>
  rewritten(question.normalize('NFC').trim(), AROUND)

/** The unit that is asked for. */
export const UNITS: readonly Rule[] = [
  [/ (?:nach|zu) (?=[\p{L}\p{Sc}/²³°]+$)/iu, ' to '],
  [/ in (?:fuß|fuss) und (?:zoll|inch)$/iu, ' in ft in'],
  [/ in pfund und unzen$/iu, ' in lb oz'],
  [/(?<=\d ?(?:zoll|")) (?:fernseher|bildschirm|monitor|tv)(?= in |$)/iu, ''],
  [/(?<!\p{L})neue[ns]? syrische[ns]? pfund(?!\p{L})/iu, 'new syrian pounds'],
  [/ in stunden und minuten$/iu, ' in h min'],
  [/ in minuten und sekunden$/iu, ' in min s'],
  [/^([\d.,]+ ?[^\s\d]+) und (?=[\d.,]+ ?[^\s\d]+ (?:in|to) )/iu, '$1 + '],
  [/(\d) ?(?:liter|l) (?:auf|pro|je) (?:100|hundert) ?(?:km|kilometer)(?!\p{L})/giu, '$1 l/100km'],
]

const RULES = [...NUMBERS, ...LENGTHS, ...UNITS]

/** A German quantity in the plain form that readers of quantities know, by the rules of numbers, times and units alone. */
export const nativeQuantity = (text: string): string => rewritten(bare(text), RULES)
