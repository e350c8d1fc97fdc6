/** Why questions that people ask have no answer here, or how to ask them. */
export const REASONS = {
  'cup-weight':
    'What a cup of it weighs depends on how it is filled. Volumes are converted to volumes, weights to weights.',
  'worn-sizes': 'Sizes of what you wear differ from maker to maker.',
  'food-calories': 'What is in food is not known here. Calories are converted to joules.',
  'moving-holiday': 'That day moves from year to year. Ask with its date.',
  'scale-no-unit': 'That is a scale and no unit: it has no factor to convert by.',
  equations: 'Sums are worked out here. Equations are not solved.',
  'looked-up': 'Nothing is looked up here: what you type is worked out in your browser.',
  birthday: 'Ask with your birthday: how old is 1990-05-17.',
  'two-dates': 'Ask with both dates: from 3 march to 1 july.',
  zones: 'Ask with a place: time in tokyo, 3pm EST in CET.',
  tax: 'Ask with the rate: 19% vat on 100.',
  discount: 'Ask with the numbers: 20% off 80.',
  split: 'Ask with the numbers: 18% tip on 64 split 4 ways.',
  base: 'Ask with a number: 255 in hex, 0b1010 in decimal.',
  pixels: 'A pixel has no fixed size: it depends on the screen.',
  loans: 'Loans, interest and body mass are not worked out here.',
  theme: 'The button at the top right changes the theme.',
  'at-foot': 'You find that at the foot of every page.',
  help: 'The question mark beside the field has examples.',
}

export type ReasonCode = keyof typeof REASONS
