/** Questions that show what can be asked. */
export const EXAMPLES = [
  '#3498db',
  'steelblue',
  'oklch(70% .15 250)',
  'palette of teal',
  'contrast red on white',
]

/** Other names of the tool, in lower case; none that finds one of its extras alone. */
export const ALIASES = [
  'colour picker',
  'color wheel',
  'rgb',
  'hex',
  'hue',
  'color scheme',
  'complementary colors',
  'analogous colors',
  'triadic colors',
  'tetradic colors',
  'monochromatic colors',
]
