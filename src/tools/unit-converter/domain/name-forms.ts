/** `gallons (US)` without its bracket, `gallons (UK)` as `uk gallons` and `imperial gallons`, in lower case. */
export function countryFirst(words: string): string[] {
  const [, name = words, country] = /^(.*) \((US|UK)\)$/.exec(words) ?? []
  const lower = name.toLowerCase()
  if (country !== 'UK') return [lower]
  return [`uk ${lower}`, `imperial ${lower}`, `${lower} uk`, `${lower} (uk)`, `british ${lower}`]
}

/** `metre` of `meter`. */
export const british = (name: string) => name.replace(/meter/g, 'metre').replace(/liter/g, 'litre')

/** `m2`: also `m²`, `m^2`, `sq m`. */
export function squares(name: string): string[] {
  const [, base] = /^(\w+)2$/.exec(name) ?? []
  const word = /^square (.+)$/.exec(name)?.[1]
  if (word !== undefined) return [`sq ${word}`]
  return base === undefined ? [] : [`${base}²`, `${base}^2`, `sq ${base}`]
}
