/** Currencies of countries whose decimals are not two. ISO 4217, list one, "minor unit". */
const DECIMALS: Readonly<Record<number, string>> = {
  0: 'bif clp djf gnf isk jpy kmf krw pyg rwf ugx vnd vuv xaf xof xpf',
  3: 'bhd iqd jod kwd lyd omr tnd',
}

/** How many decimals amounts of a currency are paid with, where these are not two; null of all others. */
export function unusualDecimals(code: string): number | null {
  const found = Object.entries(DECIMALS).find(([, codes]) => codes.split(' ').includes(code))
  return found ? Number(found[0]) : null
}
