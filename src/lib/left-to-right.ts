import type { IconName } from './icon-name'

// What languages write alike that go from left to right and have blanks between words.

/** The units of one length, the largest first: `2 hours 5 minutes`. */
export const unitList = (parts: readonly string[]): string => parts.join(' ')

/** A figure, a code or what a visitor has typed, within a sentence: it keeps its own direction. */
export const isolate = (text: string): string => text

/** Along the lines of the page, and against them. */
export const ONWARD: IconName = 'arrow-right'
export const BACK: IconName = 'arrow-left'
