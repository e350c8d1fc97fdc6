/** Why questions that people ask have no answer here, or how to ask them, by words that they have. */
const REASONS: readonly (readonly [words: RegExp, reason: string])[] = [
  [
    /^(?=.*\b(?:flour|sugar|butter|rice|oats?|oatmeal|honey|cocoa|salt|yeast|almonds?|nuts?|cheese|milk|oil|pasta|syrup|cornstarch|raisins)\b).*\b(?:cups?|tbsp|tablespoons?|tsp|teaspoons?|sticks?|grams?|g|kg|oz|ounces?|ml|lbs?|pounds?)\b/i,
    'What a cup of it weighs depends on how it is filled. Volumes are converted to volumes, weights to weights.',
  ],
  [
    /\b(?:shoes?|clothing|clothes|dress|ring|bra|hat) sizes?\b/i,
    'Sizes of what you wear differ from maker to maker.',
  ],
  [
    /\bcalories (?:in|of)\b|\bto calories$/i,
    'What is in food is not known here. Calories are converted to joules.',
  ],
  [
    /\b(?:orthodox easter|thanksgiving|ramadan|hanukkah|diwali|lunar new year|chinese new year)\b/i,
    'That day moves from year to year. Ask with its date.',
  ],
  [
    /\b(?:decibels?|db|ph|richter|beaufort|awg|wire gauge)\b/i,
    'That is a scale and no unit: it has no factor to convert by.',
  ],
  [
    /\b(?:derivative|integrate|integral|solve for|equation|factorize|prime factors)\b/i,
    'Sums are worked out here. Equations are not solved.',
  ],
  [
    /\b(?:weather|forecast|stocks?|news|scores?|translate|meaning|define|definition|population|capital of|who (?:is|was)|distance (?:from|to|between)|sunrise|sunset)\b/i,
    'Nothing is looked up here: what you type is worked out in your browser.',
  ],
  [
    /\bhow old (?:am i|are you)\b|\bage calculator\b/i,
    'Ask with your birthday: how old is 1990-05-17.',
  ],
  [
    /\bdate (?:calculator|difference)\b|\b(?:between|from) (?:two )?dates\b/i,
    'Ask with both dates: from 3 march to 1 july.',
  ],
  [/\btime ?zones?\b|\bworld clock\b/i, 'Ask with a place: time in tokyo, 3pm EST in CET.'],
  [/\b(?:vat|sales tax)\b/i, 'Ask with the rate: 19% vat on 100.'],
  [/\bdiscount\b/i, 'Ask with the numbers: 20% off 80.'],
  [/\bsplit\b/i, 'Ask with the numbers: 18% tip on 64 split 4 ways.'],
  [
    /^\D*\b(?:binary|hex(?:adecimal)?|octal)\b\D*$/i,
    'Ask with a number: 255 in hex, 0b1010 in decimal.',
  ],
  [/\bpixels?\b|\bpx\b/i, 'A pixel has no fixed size: it depends on the screen.'],
  [
    /\b(?:loans?|mortgage|interest|bmi)\b/i,
    'Loans, interest and body mass are not worked out here.',
  ],
  [/\b(?:dark|light) (?:mode|theme)\b|^theme$/i, 'The button at the top right changes the theme.'],
  [/^(?:privacy|cookies|settings|preferences)\b/i, 'You find that at the foot of every page.'],
  [/^(?:help|examples)$/i, 'The question mark beside the field has examples.'],
]

/** The reason for a question that no tool answers; null where none is known. */
export const reasonFor = (question: string): string | null =>
  REASONS.find(([words]) => words.test(question))?.[1] ?? null
