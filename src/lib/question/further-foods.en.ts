/** What kitchens weigh and measure, as alternatives of a pattern: it says what a quantity is of, and changes no unit. */
export const FOODS =
  '(?:(?:all[- ]purpose|brown|bread|caster|cold|cooked|granulated|ground|icing|melted|olive|powdered|salted|self[- ]raising|skimmed|softened|unsalted|vegetable|white|whole|wholemeal) )?(?:almonds?|beans|beef|butter|cheese|chicken|chocolate|cocoa|coffee|cornstarch|cream|flour|honey|lentils|margarine|meat|milk|nuts?|oatmeal|oats?|oil|onions?|pasta|pork|potato(?:es)?|raisins|rice|salt|sugar|syrup|tomato(?:es)?|water|yeast|yogh?urt)'

/** Between a quantity and what it is of. */
export const OF = 'of (?:the )?'
