import { CONVERTING, MISSING } from '../../texts.en'
import type { ManyAmounts } from './domain'

const WAITING = {
  'no-amount': MISSING.amount,
  'invalid-amount': MISSING['valid-amount'],
  'no-rates': 'There are no rates for this list yet.',
  loading: CONVERTING,
}

/** @param amount as `1 USD` */
export function summary(many: ManyAmounts, amount: string): string {
  if (many.phase !== 'success') return WAITING[many.phase]
  return many.date === null
    ? `${amount} at rates of an unknown day`
    : `${amount} at the rates of ${many.date}`
}

export const ANOTHER = 'Another currency'
export const CHOOSE = 'Choose a currency'
export const ADD = 'Add'
export const fullList = (most: number): string => `The list holds up to ${most}.`

export const NO_RATE = 'No rate'
/** Where there is no value. */
export const NONE = '–'
/** @param day of the rate, where that is not the day of the others */
export const nameAndDay = (name: string, day: string | null | undefined): string =>
  day ? `${name}, rate of ${day}` : name

export const added = (code: string): string => `${code} added`
export const removed = (code: string): string => `${code} removed`
export const moved = (code: string, place: number, count: number): string =>
  `${code} is ${place} of ${count}`
export const moveUp = (code: string): string => `Move ${code} up`
export const moveDown = (code: string): string => `Move ${code} down`
export const remove = (code: string): string => `Remove ${code}`
