/** German maps have O for the east; words such as `östliche Länge` stand there too. English letters are read as well. */
export const DIRECTION_WORDS: readonly (readonly [words: RegExp, letter: string])[] = [
  [/(?<!\p{L})(?:nord(?:en)?|n(?:ö|oe)rdl(?:iche[rn]?|\.)(?: breite)?)(?!\p{L})/giu, 'N'],
  [/(?<!\p{L})(?:o|ost(?:en)?|(?:ö|oe)stl(?:iche[rn]?|\.)(?: l(?:ä|ae)nge)?)(?!\p{L})/giu, 'E'],
  [/(?<!\p{L})(?:süd(?:en)?|s(?:ü|ue)dl(?:iche[rn]?|\.)(?: breite)?)(?!\p{L})/giu, 'S'],
  [/(?<!\p{L})(?:west(?:en)?|westl(?:iche[rn]?|\.)(?: l(?:ä|ae)nge)?)(?!\p{L})/giu, 'W'],
]
