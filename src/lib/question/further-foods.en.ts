/** What kitchens weigh and measure, as alternatives of a pattern: it says what a quantity is of, and changes no unit. */
export const FOODS =
  '(?:almonds?|butter|cheese|cocoa|coffee|cornstarch|flour|honey|milk|nuts?|oatmeal|oats?|oil|pasta|potatoes|raisins|rice|salt|sugar|syrup|water|yeast)'
