export const QUESTION = {
  examples: ['timer 10 min', '1h30', 'at 17:30', '9am to 5pm'],
  aliases: ['stopwatch', 'clock', 'countdown', 'egg timer', 'tea', 'tabata'],
  /** A number or a word for one, with the time it is of or that it is. */
  mayAsk: (question: string): boolean =>
    /[\d¼-¾]|half|hour|minute|noon|midday|midnight/i.test(question) &&
    /[hmstcu:½]|noon/i.test(question),
}
