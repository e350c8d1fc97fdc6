/** Questions that show what can be asked. */
export const EXAMPLES = [
  '2+3*4',
  '18% of 240',
  '240 + 18%',
  'sqrt(2)',
  '255 in hex',
  '18% tip on 64 split 4 ways',
  'average of 5 10 15',
]

/** Other names of the tool, in lower case; none that finds one of its extras alone. */
export const ALIASES = ['calc', 'math', 'maths', 'sum', 'percentage', 'tip', 'arithmetic']
