/** In place of which another unit serves. */
const WITH_ANOTHER = String.raw`[cd]l|(?:centi|deci)lit(?:er|re)s?|MJ|megajoules?`

/** Others that people ask for, as they write them: in other capitals some are other units. */
const OTHERS = String.raw`[µμ][mg]|mcg|dm|hl|hectolit(?:er|re)s?|micro(?:n|meter|metre|gram)s?|deci(?:meter|metre)s?|nano(?:meter|metre)s?|[åÅ]ngstr[oö]ms?|angstroms?|light[- ]years?|parsecs?|fathoms?|furlongs?|carats?|grains?|quintals?|(?:oil )?barrels?|bushels?|cubic yards?|(?:square|sq) (?:miles?|mi)|eV|electron ?volts?|therms?|GW|gigawatts?|fortnights?|decades?|centur(?:y|ies)|exabytes?`

const ABSENT = new RegExp(
  String.raw`(?<=[\d¼-¾]\s*|\b(?:in|to)\s+)(?:(${WITH_ANOTHER})|(?:${OTHERS}))(?=[\s?]|$)`,
  'u',
)

/** Why `5 cl in ml` is not answered: the unit is none of the table; null where no such unit is named. */
export function absentUnitText(question: string): string | null {
  const [name, replaceable] = ABSENT.exec(question) ?? []
  if (name === undefined) return null
  if (replaceable === undefined) return `The converter has no ${name}.`
  return `The converter has no ${name}: write ${/j/i.test(name) ? 'kJ' : 'ml'}.`
}
