export const EXAMPLES = ['timer 10 min', '1h30', 'at 17:30']

export const ALIASES = ['stopwatch', 'clock', 'countdown', 'egg timer', 'tea', 'tabata']

/** A number, with the time it is of or that it is. */
export const mayAsk = (question: string): boolean =>
  /\d/.test(question) && /[hmstcu:]/i.test(question)
