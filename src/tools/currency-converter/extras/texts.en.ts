/** As many codes have room on a tile. */
const MOST_NAMED = 4

/** `USD, GBP, JPY`, `11 currencies` */
export const listText = (codes: readonly string[]): string =>
  codes.length > MOST_NAMED
    ? `${codes.length} currencies`
    : codes.map((code) => code.toUpperCase()).join(', ')
