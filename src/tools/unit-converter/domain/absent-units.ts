const ABSENT =
  /(?<=[\d¼-¾]\s*|\b(?:in|to)\s+)([cd]l|(?:centi|deci)lit(?:er|re)s?|MJ|megajoules?)(?=\s|$)/

/** Why `5 cl in ml` is not answered: the unit is none of the table; null where no such unit is named. */
export function absentUnitText(question: string): string | null {
  const name = ABSENT.exec(question)?.[0]
  return name ? `The converter has no ${name}: write ${/j/i.test(name) ? 'kJ' : 'ml'}.` : null
}
