export const outOfRange = (name: string, min: number, max: number, unit: string) =>
  `A ${name} has ${min} to ${max} ${unit}.`
export const MADE_LATER = 'Made when the generator opens'
