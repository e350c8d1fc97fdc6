/** Why questions that people ask have no answer here, by words that they have. */
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
    /\b(?:easter|thanksgiving|ramadan|hanukkah|diwali|pentecost|lunar new year|chinese new year)\b/i,
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
]

/** The reason for a question that no tool answers; null where none is known. */
export const reasonFor = (question: string): string | null =>
  REASONS.find(([words]) => words.test(question))?.[1] ?? null
