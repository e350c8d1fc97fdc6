/** Questions that show what can be asked. */
export const EXAMPLES = [
  '5 kg in lb',
  `5'7" in cm`,
  '350F',
  '1/2 cup ml',
  '60 mph in km/h',
  '5 kg + 300 g',
  '10 ft by 12 ft in sq m',
]

/** Other names of the tool, in lower case; none that finds one of its extras alone. */
export const ALIASES = [
  'convert',
  'conversion',
  'measure',
  'units',
  'metric',
  'imperial',
  'cooking',
]
