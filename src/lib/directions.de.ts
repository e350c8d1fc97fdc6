const LETTERS: Readonly<Record<string, string>> = { n: 'N', s: 'S', o: 'E', ö: 'E', w: 'W' }

/**
 * `Nord`, `nördliche Breite` as N, and so on, the letters that maps have in English. German ones have O for the east; those
 * in English are read as well.
 */
export const withDirectionLetters = (text: string): string =>
  text.replace(
    /(?<!\p{L})(o|(?:nord|süd|ost|west)(?:en)?|(?:n(?:ö|oe)rd|s(?:ü|ue)d|(?:ö|oe)st|west)l(?:iche[rn]?|\.)(?: (?:breite|l(?:ä|ae)nge))?)(?!\p{L})/giu,
    (words: string) => LETTERS[words.charAt(0).toLowerCase()] ?? words,
  )
