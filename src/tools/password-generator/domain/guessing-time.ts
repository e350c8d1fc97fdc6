const GUESSES_PER_SECOND = 1e12

// A Julian year.
const UNITS = [
  [31_557_600, 'year'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

const MAX_YEARS = 1e12

/** Until half of 2 to the bits are tried at a trillion a second, to two digits. */
export function guessingTime(bits: number): string {
  const seconds = 2 ** (bits - 1) / GUESSES_PER_SECOND
  const [unitSeconds, unit] = UNITS.find(([length]) => seconds >= length) ?? []
  if (!unit) return 'under a second'
  const amount = seconds / unitSeconds
  if (unit === 'year' && amount >= MAX_YEARS) return 'over a trillion years'
  return amount.toLocaleString('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  })
}
