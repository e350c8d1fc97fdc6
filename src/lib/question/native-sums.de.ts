import { RATE } from './native-numbers.de'
import { words, type Rule } from './rules'

/** Shares of money: taxes, discounts and tips. */
export const SHARES: readonly Rule[] = [
  [words(String.raw`mehrwertsteuer|mwst\.?|umsatzsteuer|ust\.?`), 'vat'],
  // A share of money is a number of it.
  [
    /(?<=\d) ?(?:€|euro?)(?!\p{L})(?=.*(?:trinkgeld|vat))|(?<=(?:trinkgeld|vat).*\d) ?(?:€|euro?)(?!\p{L})/giu,
    '',
  ],
  [
    new RegExp(`^vat (?:auf|von|für|in|aus) (.+?) (?:bei|mit|von|zu) (${RATE})(?: vat)?$`, 'iu'),
    '$2 vat on $1',
  ],
  [
    /^(?:brutto|netto)(?:betrag|preis)?(?::| von)? (?=.*% vat)/iu,
    (word) => (/^b/iu.test(word) ? 'brutto ' : 'netto '),
  ],
  [/^brutto (.+?) netto (?=.*% vat)/iu, '$1 netto '],
  [/^netto (.+?) brutto (?=.*% vat)/iu, '$1 brutto '],
  [/^(brutto|netto) (.+?),? (?:plus|mit|bei|und|inkl\.?|zzgl\.?) (?=[\d.,]+% vat)/iu, '$2 $1 '],
  [
    new RegExp(
      `^(.+) (?:minus|mit|abzüglich|abzgl\\.) (${RATE}) (?:rabatt|nachlass|ermäßigung|skonto)$`,
      'iu',
    ),
    '$1 - $2',
  ],
  [/(?<=%) (?:rabatt|nachlass|ermäßigung|skonto) (?:auf|von) /giu, ' off '],
  [/^(?:rabatt|nachlass|skonto) (?:von )?([\d.,]+%) (?:auf|von) /iu, '$1 off '],
  [/^([\d.,]+%) (?:aufschlag|aufpreis|zuschlag) (?:auf|zu) (.+)$/iu, '$2 + $1'],
  [/(?<=%) trinkgeld (?:auf|von|für|bei|zu) /giu, ' tip on '],
  [/^trinkgeld (?:von )?([\d.,]+%) (?:auf|von|für|bei) /iu, '$1 tip on '],
  [
    /^(.+?) (?:geteilt )?(?:durch|auf|für) (\d+)(?: personen| leute| freunde)? (?:mit|plus|und|bei) ([\d.,]+%) trinkgeld$/iu,
    '$3 tip on $1 split by $2',
  ],
  [/ (?:mit|plus|und) ([\d.,]+%) trinkgeld/giu, ' with $1 tip'],
  [/(?<=%) vat (?:auf|von) /giu, ' vat on '],
  [
    / (?:inkl\.?|inklusive|einschließlich|einschl\.?|brutto(?: mit| bei| inkl\.?)?) (?=[\d.,]+%)/giu,
    ' incl ',
  ],
  [
    / (?:exkl\.?|exklusive|zzgl\.?|zuzüglich|netto(?: plus| mit| bei| zzgl\.?)?|plus) (?=[\d.,]+% vat)/giu,
    ' excl ',
  ],
  [/(?<= incl .* vat),? (?:wie ?viel )?(?:ist das |sind das )?netto$/iu, ''],
  [/ mit (?=[\d.,]+% vat)/giu, ' with '],
  [/(?<=%) vat (?:aus|in|enthalten in) /giu, ' vat in '],
  [/ ohne (?=[\d.,]+% vat)/giu, ' without '],
  [/ (?:abzüglich|abzgl\.?) (?=[\d.,]+% vat)/giu, ' minus '],
  [/,? (?:geteilt )?(?:durch|auf|für) (\d+)(?: personen| leute| freunde)$/iu, ' split by $1'],
  [/^(.* tip(?: on \S+)?),? (?:geteilt )?durch (\d+)$/iu, '$1 split by $2'],
  [/(?<=%) (?:von|vom) /giu, ' of '],
  [/(?<=%) mehr als /giu, ' more than '],
  [/(?<=%) weniger als /giu, ' less than '],
  [/^([\d.,]+) von ([\d.,]+) (?:in|als) (?:%|prozent)$/iu, '$1 / $2 in %'],
  [/ (?:in|als) (?:prozent|%)$/iu, ' in %'],
]

/** What is computed, by the words for it. */
export const SUMS: readonly Rule[] = [
  [/^verdopp(?:le|ele) (?=[^-+]+$)/iu, '2 * '],
  [/^halbiere (?=[^-+]+$)/iu, 'half of '],
  [/(?<=[\d)]) : (?=[\d(])/gu, ' / '],
  [/(?<=[\d)]|illion|thousand|dozen) ?(?:geteilt durch|dividiert durch|durch) (?=[\d(])/giu, ' / '],
  [/(?<=[\d)]|illion|thousand|dozen) ?(?:mal|multipliziert mit) (?=[\d(√])/giu, ' * '],
  [words('(?:die )?(?:kubik|(?:dritte|3\\.) )wurzel (?:aus|von)'), 'cube root of'],
  [words('(?:die )?(?:vierte|4\\.) wurzel (?:aus|von)'), 'fourth root of'],
  [words('(?:die )?(?:fünfte|5\\.) wurzel (?:aus|von)'), 'fifth root of'],
  // Another root is none of these.
  [words('(?<!\\p{L}te |\\d\\. ?)(?:die )?(?:quadrat)?wurzel (?:aus|von)'), 'square root of'],
  [words('(?:der )?sinus(?: von)?'), 'sin'],
  [words('(?:der )?[kc]osinus(?: von)?'), 'cos'],
  [words('(?:der )?tangens(?: von)?'), 'tan'],
  [words('(?:der )?natürlicher? logarithmus (?:von|aus)'), 'ln'],
  [words('(?:der )?(?:zehner)?logarithmus (?:von|aus)'), 'log'],
  [/^(?:das )?quadrat von (\S+)$/iu, '$1^2'],
  [/ (?:zum|im|ins) quadrat(?!\p{L})/giu, '^2'],
  [/ hoch (?=[-\d(])/giu, '^'],
  [/^fakultät (?:von|aus) (\d+)$/iu, '$1!'],
  [/(?<=\d) fakultät$/iu, '!'],
  [/^(?:der )?(?:durchschnitt|mittelwert|mittel) (?:von|aus) /iu, 'average of '],
  [/^(?:die )?summe (?:von|aus) /iu, 'sum of '],
  [/^(?:der )?median (?:von|aus) /iu, 'median of '],
  [/^(?:die )?spannweite (?:von|aus) /iu, 'range of '],
  [/^(?:das )?produkt (?:von|aus) /iu, 'product of '],
  [/^(?:das |die |der )?(?:maximum|größte[rs]? (?:zahl|wert)) (?:von|aus) /iu, 'largest of '],
  [/^(?:das |die |der )?(?:minimum|kleinste[rs]? (?:zahl|wert)) (?:von|aus) /iu, 'smallest of '],
  [/(?<=^(?:average|sum|median|product|largest|smallest|range) .*) und (?=[-\d])/iu, ' and '],
  [/^([\d.,]+) und ([\d.,]+)$/iu, '$1 + $2'],
  [/(\d) rest (?=\d)|(\d) modulo (?=\d)/giu, '$1$2 mod '],
  [/^([01]+) binär(?= (?:in|als) )/iu, '0b$1'],
  [/ (?:in|als) hex(?:adezimal)?(?:zahl)?$/iu, ' in hex'],
  [/ (?:in|als) oktal(?:zahl)?$/iu, ' in octal'],
  [/ (?:in|als) (?:binär(?:zahl)?|dual(?:zahl)?)$/iu, ' in binary'],
  [/ (?:in|als) dezimal(?:zahl)?$/iu, ' in decimal'],
  [
    /^(?:runde )?(.*\d.*?)(?: gerundet)? auf (\d+) (?:(?:nachkomma|dezimal)?stellen?)(?: (?:nach dem komma|gerundet|runden|genau))*$/iu,
    '$1 to $2 decimals',
  ],
  [/ als bruch$/iu, ' as a fraction'],
]
