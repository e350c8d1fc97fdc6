export const QUESTION = {
  examples: [
    '5 kg in lb',
    `5'7" in cm`,
    '350F',
    '1/2 cup ml',
    '60 mph in km/h',
    '5 kg + 300 g',
    '10 ft by 12 ft in sq m',
  ],
  aliases: ['convert', 'conversion', 'measure', 'units', 'metric', 'imperial', 'cooking'],
  /** A number, and something behind it; or a word, which may be a unit. */
  mayAsk: (question: string): boolean => /[\d¼-¾⅐-⅞]\s*[^\d\s]|\p{L}{2}/u.test(question),
}
