import type { Answer, Answers, Line, Measure } from './answer'

// What the `answer.ts` of several tools make answers with.

/** Before the start all of a timer is left, as its ring shows it. */
export const ALL_LEFT: Measure = { kind: 'clock', share01: 1 }

/** A length up to an hour stands on the face of the minutes, a longer one on that of the hours. */
export const lengthOnClock = (seconds: number): Measure => ({
  kind: 'clock',
  share01: seconds < 3600 ? seconds / 3600 : (seconds % 43_200) / 43_200,
})

/** A time of day, in seconds since midnight, which may be that of a day before or after. */
export const timeOnClock = (seconds: number): Measure => ({
  kind: 'clock',
  share01: (((seconds % 43_200) + 43_200) % 43_200) / 43_200,
})

/** All lines of an answer as Copy takes them, each on a line of its own. */
export const textOf = (lines: readonly Line[]): string =>
  lines.map(({ value, unit }) => `${value} ${unit}`).join('\n')

/** A sure answer, with its value to copy and nothing to fill in, but for `more`. */
export const plainAnswer = (title: string, value: string, more: Partial<Answer> = {}): Answer => ({
  title,
  value,
  copy: value,
  notes: [],
  opening: null,
  rank: 0,
  ...more,
})

/** The answers of a tool that reads the question in one way. */
export const oneAnswer = (answer: Answer): Answers => ({ answers: [answer], problem: null })

export const NO_ANSWERS: Answers = { answers: [], problem: null }
