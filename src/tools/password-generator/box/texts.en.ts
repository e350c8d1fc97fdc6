import { grouped } from '#lib/writing.en'

export const outOfRange = (name: string, min: number, max: number, unit: string) =>
  `A ${name} has ${min} to ${max} ${unit}.`
export const MADE_LATER = 'Made when the generator opens'
/** Before the name of what is made. */
export const A_NEW = 'New'
export const tooMany = (most: number) => `Up to ${grouped(most)} can be made at once.`
export const each = (length: number, unit: string) => `Of ${length} ${unit} each`
export const MANY_AT_ONCE = 'Many at once'
export const TAKE_AWAY = 'Copy them, or save them as text or CSV'
