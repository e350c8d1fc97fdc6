/** A part of a clock: `05` for 5. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
