// ISO/IEC 18004:2015 Tables 2 and 3 (4 bits of mode and the character count, for the three ranges of
// versions) and §7.4.3 to §7.4.5.
const MODES = [
  {
    header: [14, 16, 18],
    fits: /^[0-9]+$/,
    bits: ({ length }: string) =>
      10 * Math.floor(length / 3) + (length % 3 === 0 ? 0 : 3 * (length % 3) + 1),
  },
  {
    header: [13, 15, 17],
    fits: /^[0-9A-Z $%*+\-./:]+$/,
    bits: ({ length }: string) => 11 * Math.floor(length / 2) + 6 * (length % 2),
  },
  {
    header: [12, 20, 20],
    fits: /^/,
    bits: (text: string) => 8 * new TextEncoder().encode(text).length,
  },
] as const

/** Fewest bits over every way to cut a text between its characters, in every mode; exponential in its length. */
export function shortestByTrial(text: string, range: 0 | 1 | 2): number {
  if (text === '') return 0
  const characters = [...text]
  const streams = characters.flatMap((_, last) => {
    const head = characters.slice(0, last + 1).join('')
    const tail = characters.slice(last + 1).join('')
    return MODES.filter(({ fits }) => fits.test(head)).map(
      ({ header, bits }) => header[range] + bits(head) + shortestByTrial(tail, range),
    )
  })
  return Math.min(...streams)
}
