/**
 * `gallons (US)` without its bracket too, `gallons (UK)` as `imperial gallons`, both as `us gallons` and `uk gallons`, in
 * lower case.
 */
export function countryFirst(words: string): string[] {
  const [, name = words, country] = /^(.*) \((US|UK)\)$/.exec(words) ?? []
  const lower = name.toLowerCase()
  if (country === undefined) return [lower]
  const others = ['imperial', 'imp', 'british'].map((one) => `${one} ${lower}`)
  const short = country.toLowerCase()
  const more = country === 'UK' ? others : [lower]
  return [`${short} ${lower}`, `${lower} ${short}`, `${lower} (${short})`, ...more]
}

/** `metre` of `meter`. */
export const british = (name: string) => name.replace(/meter/g, 'metre').replace(/liter/g, 'litre')

/** `m2`: also `m²`, `m^2`, `sq m`, `sqm`, `square m`, `m squared`; `m3` likewise. */
export function powers(name: string): string[] {
  const word = /^square (.+)$/.exec(name)?.[1]
  if (word !== undefined) return [`sq ${word}`, `${word} squared`]
  const [, base, power] = /^(\w+)([23])$/.exec(name) ?? []
  if (base === undefined) return []
  const [sign, short, before, behind] =
    power === '2' ? ['²', 'sq', 'square', 'squared'] : ['³', 'cu', 'cubic', 'cubed']
  const shortened = [`${short} ${base}`, short + base]
  return [base + sign, `${base}^${power}`, ...shortened, `${before} ${base}`, `${base} ${behind}`]
}
