import { wordTable } from '#lib/word-table'
import { POPULAR_CURRENCIES } from './names'

/** Pairs of a sign and a currency in lower case, of lines such as `$ usd cad, £ gbp`. */
const signPairs = (table: string): (readonly [sign: string, code: string])[] =>
  [...wordTable(table.toLowerCase())].flatMap(([sign, codes]) =>
    codes.map((code) => [sign, code] as const),
  )

/** Signs that stand for one currency; longer ones first. `¥` is yen here, as in the rates' source. */
export const SIGNS = signPairs(`
  us$ usd, hk$ hkd, nz$ nzd, au$ aud, ca$ cad, mx$ mxn, c$ cad, a$ aud, s$ sgd, r$ brl, $ usd,
  € eur, £ gbp, ¥ jpy, ₹ inr, ₩ krw, ₺ try, ₽ rub, ₴ uah, ₫ vnd, ₪ ils, ₦ ngn, ₱ php, ₿ btc,
  zł pln, kč czk, rm myr, nt$ twd, ฿ thb
`)

/** What people call a currency, where that is one for most of them; `_` is a blank. */
const NAMES = wordTable(`
  usd: dollar buck american_dollar u_s_dollar, eur: euro, gbp: pound pound_sterling pounds_sterling sterling quid uk_pound english_pound, jpy: yen,
  chf: franc swiss_franc franken sfr, cny: yuan renminbi rmb chinese_yuan chinese_renminbi, inr: rupee rs,
  krw: won korean_won, myr: ringgit, btc: bitcoin,
  eth: ether, pln: zloty zloties zlotych zl, rub: ruble rouble rubel, thb: baht, zar: rand, try: lira tl, ils: shekel nis,
  uah: hryvnia, huf: forint, ngn: naira, brl: real reais brazilian_reais, cad: canadian_dollar loonie,
  vnd: dong, idr: rupiah rp, ron: leu lei, nzd: nz_dollar kiwi_dollar,
  aud: australian_dollar aussie_dollar, sgd: singapore_dollar, twd: taiwan_dollar taiwanese_dollar new_taiwan_dollar ntd,
  sek: swedish_crown swedish_kronor, nok: norwegian_crown norwegian_kroner,
  dkk: danish_crown danish_kroner, czk: czech_crown koruna koruny, aed: uae_dirham, sar: saudi_riyal
`)

/** Names of currencies that are hardly meant where nothing else is named: `5 dram`. */
const RARE_NAMES = wordTable(`
  pen: soles peruvian_soles, bdt: taka, ghs: cedi, gel: lari, kzt: tenge, amd: dram, ars: argentinian_peso,
  php: filipino_peso, npr: nepali_rupee
`)

const codesOf = (names: typeof NAMES): ReadonlyMap<string, string> =>
  new Map([...names].flatMap(([code, all]) => all.map((name) => [name, code] as const)))

const COMMON_WORDS = codesOf(NAMES)

/** What several currencies are called, none of them by most people. */
export const SHARED_NAME =
  /(?<!\p{L})(?:pesos?|dinars?|dirhams?|riy?als?|kron(?:a|e|or|er)|crowns?|kr|shillings?)(?!\p{L})/giu

/** Codes by what people call a currency, the common names and the rare ones. */
export const WORDS: ReadonlyMap<string, string> = new Map([...codesOf(RARE_NAMES), ...COMMON_WORDS])

/** The rest of the 35 that are traded most: Triennial Survey of the Bank for International Settlements, 2019. */
const MUCH_TRADED = 'hkd nzd mxn idr clp php cop ron'.split(' ')

/** Codes that a text of one currency alone is taken for: `5 huf`. */
export const COMMON_CODES: ReadonlySet<string> = new Set([...COMMON_WORDS.values(), ...MUCH_TRADED])

/** A sign and the currencies that are written with it: CLDR 48, symbols in English. */
const SHARED = `
  $ usd cad aud sgd mxn nzd hkd ars bbd bmd bnd bsd bzd clp cop cup dop fjd gyd jmd kyd lrd nad sbd srd ttd
  twd uyu xcd, ¥ jpy cny, £ gbp egp fkp gip lbp shp ssp syp, kr sek nok dkk isk, ₩ krw kpw, ₡ crc, Ft huf,
  lei ron, ฿ thb, ₸ kzt, ₾ gel, ₼ azn, ֏ amd, ؋ afn, ৳ bdt, ₭ lak, ₮ mnt, ₲ pyg, ៛ khr, ⃀ kgs, Kz aoa,
  Rp idr, Rs pkr npr lkr mur, NT$ twd, EC$ xcd, FCFA xaf xof, CFPF xpf, Bs bob, KM bam, FG gnf, CF kmf, RF rwf,
  Db stn, ZK zmw, Cg. xcg
`

const PAIRS: readonly (readonly [string, string])[] = [
  ...signPairs(SHARED),
  ...SIGNS,
  ...POPULAR_CURRENCIES.map(({ symbol, code }) => [symbol.toLowerCase(), code] as const),
]

/** Codes of the currencies that have a sign; none for any other text. In lower case. */
export const currenciesOfSign = (text: string): ReadonlySet<string> =>
  new Set(PAIRS.filter(([sign]) => sign === text).map(([, code]) => code))
