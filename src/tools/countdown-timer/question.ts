export const QUESTION = {
  examples: [
    'timer 10 min',
    '1h30',
    'at 17:30',
    '9am to 5pm',
    'days until december 25',
    '3pm EST in CET',
  ],
  aliases: ['clock', 'countdown', 'egg timer', 'tea', 'tabata', 'interval timer'],
  /** A number with the time it is of or that it is, or a word of clocks and calendars. */
  mayAsk: (question: string): boolean =>
    /\d.*[hmstcu:]|[hmstcu:].*\d|[¼-¾]|half|hour|minute|noon|midnight|day|date|week|month|year|born|mas\b|when is|age |until|time|tomorrow|now in|next |last |this /i.test(
      question,
    ),
}
