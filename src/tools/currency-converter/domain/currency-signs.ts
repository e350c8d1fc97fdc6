import { POPULAR_CURRENCIES } from './popular-currencies'
import { signPairs, SIGNS } from './currency-words'

/** A sign and the currencies that are written with it: CLDR 48, narrow symbols in English. */
const SHARED = `
  $ usd cad aud sgd mxn nzd hkd ars bbd bmd bnd bsd bzd clp cop cup dop fjd gyd jmd kyd lrd nad sbd srd ttd
  twd uyu xcd, ¥ jpy cny, £ gbp egp fkp gip lbp shp ssp syp, kr sek nok dkk isk, ₩ krw kpw, ₡ crc, Ft huf,
  lei ron, ฿ thb, ₸ kzt, ₾ gel, ₼ azn, ֏ amd, ؋ afn, ৳ bdt, ₭ lak, ₮ mnt, ₲ pyg, ៛ khr, ⃀ kgs, Kz aoa,
  Rp idr, Rs pkr npr lkr mur
`

const PAIRS: readonly (readonly [string, string])[] = [
  ...signPairs(SHARED),
  ...SIGNS,
  ...POPULAR_CURRENCIES.map(({ symbol, code }) => [symbol.toLowerCase(), code] as const),
]

/** Codes of the currencies that have a sign; none for any other text. In lower case. */
export const currenciesOfSign = (text: string): ReadonlySet<string> =>
  new Set(PAIRS.filter(([sign]) => sign === text).map(([, code]) => code))
