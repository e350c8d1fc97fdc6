/**
 * `gallons (US)` without its bracket too, `gallons (UK)` as `imperial gallons`, both as `us gallons` and `uk gallons`, in
 * lower case.
 */
export function countryFirst(words: string): string[] {
  const [, name = words, country] = /^(.*) \((US|UK)\)$/.exec(words) ?? []
  const lower = name.toLowerCase()
  if (country === undefined) return [lower]
  const more = country === 'UK' ? [`imperial ${lower}`, `british ${lower}`] : [lower]
  const short = country.toLowerCase()
  return [`${short} ${lower}`, `${lower} ${short}`, `${lower} (${short})`, ...more]
}

/** `metre` of `meter`. */
export const british = (name: string) => name.replace(/meter/g, 'metre').replace(/liter/g, 'litre')

/** `m2`: also `m²`, `m^2`, `sq m`, `m squared`. */
export function squares(name: string): string[] {
  const [, base] = /^(\w+)2$/.exec(name) ?? []
  const word = /^square (.+)$/.exec(name)?.[1]
  if (word !== undefined) return [`sq ${word}`, `${word} squared`]
  return base === undefined ? [] : [`${base}²`, `${base}^2`, `sq ${base}`, `${base} squared`]
}
