/** Questions that show what can be asked. */
export const EXAMPLES = [
  'timer 10 min',
  '1h30',
  'at 17:30',
  '9am to 5pm',
  'days until december 25',
  '3pm EST in CET',
]

/** Other names of the tool, in lower case; none that finds one of its extras alone. */
export const ALIASES = ['clock', 'countdown', 'egg timer', 'tea', 'tabata', 'interval timer']
