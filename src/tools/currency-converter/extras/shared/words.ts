import { wordTable } from '#lib/word-table'
import { POPULAR_CURRENCIES } from '../../domain/names'
import { FURTHER_WORDS } from './further-words.en'

/** Pairs of a sign and a currency in lower case, of lines such as `$ usd cad, £ gbp`. */
const signPairs = (table: string): (readonly [sign: string, code: string])[] =>
  [...wordTable(table.toLowerCase())].flatMap(([sign, codes]) =>
    codes.map((code) => [sign, code] as const),
  )

/** Signs that stand for one currency; longer ones first. `¥` is yen here, as in the rates' source. */
export const SIGNS = signPairs(`
  us$ usd, hk$ hkd, nz$ nzd, au$ aud, ca$ cad, mx$ mxn, c$ cad, a$ aud, s$ sgd, r$ brl, cn¥ cny, jp¥ jpy, $ usd,
  € eur, £ gbp, ¥ jpy, ₹ inr, ₩ krw, ₺ try, ₽ rub, ₴ uah, ₫ vnd, ₪ ils, ₦ ngn, ₱ php, ₿ btc,
  zł pln, kč czk, rm myr, nt$ twd, ฿ thb, 円 jpy, 元 cny, 원 krw,
  ৳ bdt, ₸ kzt, ₾ gel, ₼ azn, ₮ mnt, ₡ crc, ₵ ghs
`)

/** What people call a currency, in Arabic by CLDR 48, all as `fold` writes it; `_` is a blank. What several are called, most people call the first of them. */
const NAMES = wordTable(`
  usd: dollar buck american_dollar u_s_dollar دولار دولار_امريكي, eur: euro يورو, gbp: pound pound_sterling pounds_sterling sterling quid uk_pound english_pound جنيه_استرليني, jpy: yen,
  chf: franc swiss_franc franken sfr, cny: yuan renminbi rmb chinese_yuan chinese_renminbi, inr: rupee rs,
  krw: won korean_won, myr: ringgit, btc: bitcoin,
  eth: ether, pln: zloty zloties zlotych zl, rub: ruble rouble rubel, thb: baht, zar: rand, try: lira tl, ils: shekel nis,
  uah: hryvnia, huf: forint, ngn: naira, brl: real reais brazilian_reais, cad: canadian_dollar loonie,
  vnd: dong, idr: rupiah rp, ron: leu lei, nzd: nz_dollar kiwi_dollar,
  aud: australian_dollar aussie_dollar, sgd: singapore_dollar, twd: taiwan_dollar taiwanese_dollar new_taiwan_dollar ntd,
  sek: swedish_crown swedish_kronor, nok: norwegian_crown norwegian_kroner,
  dkk: danish_crown danish_kroner, czk: czech_crown koruna koruny, aed: uae_dirham درهم_اماراتي, sar: saudi_riyal ريال_سعودي
`)

/** Names that are hardly meant for money where nothing else is named, as `5 dram`; also of money that is no more. */
const RARE_NAMES = wordTable(`
  xau: gold gold_ounce, xag: silver, xpt: platinum, xpd: palladium, pen: soles peruvian_soles, bdt: taka, ghs: cedi, gel: lari, kzt: tenge, amd: dram, ars: argentinian_peso,
  php: filipino_peso, npr: nepali_rupee, bgn: lev leva lew bulgarian_leva, hrk: kuna kune croatian_kune,
  dem: mark deutschmark deutsche_mark d_mark german_mark dm, bam: mark convertible_mark bosnian_mark,
  nlg: guilder gulden dutch_guilder, xcg: guilder caribbean_guilder, srg: surinamese_guilder, azn: manat,
  tmt: manat, zmw: kwacha zambian_kwacha, mwk: kwacha malawian_kwacha, kgs: som, uzs: som sum,
  ats: schilling austrian_schilling, frf: french_franc, bef: belgian_franc, itl: italian_lira italian_lire lire,
  esp: peseta spanish_peseta, pte: escudo portuguese_escudo, cve: escudo, grd: drachma drachmae greek_drachma,
  fim: markka markkaa finnish_mark, iep: punt irish_pound, eek: kroon krooni, lvl: lats lati, ltl: litas litai,
  sit: tolar, skk: slovak_koruna slovak_crown, mtl: maltese_lira, cyp: cypriot_pound, ves: bolivar bolivares,
  vef: bolivar_fuerte bolivares_fuertes, afn: afghani, all: lek, aoa: kwanza, awg: florin, bob: boliviano,
  btn: ngultrum, bwp: pula, crc: colon colones, ern: nakfa, etb: birr, gmd: dalasi, gtq: quetzal quetzales,
  hnl: lempira, htg: gourde, khr: riel, lak: kip, lsl: loti maloti, mga: ariary, mkd: denar, mmk: kyat,
  mnt: tugrik togrog, mop: pataca, mru: ouguiya, mvr: rufiyaa, mzn: metical meticais, nio: cordoba, pab: balboa,
  pgk: kina, pyg: guarani, sle: leone, stn: dobra, szl: lilangeni emalangeni, tjs: somoni, top: paanga,
  vuv: vatu, wst: tala, zwg: zig, zwl: zimbabwe_dollar zimbabwean_dollar, egp: جنيه_مصري, sdg: جنيه_سوداني, qar: ريال_قطري,
  omr: ريال_عماني, yer: ريال_يمني, irr: ريال_ايراني, mad: درهم_مغربي, kwd: دينار_كويتي, jod: دينار_اردني, iqd: دينار_عراقي,
  bhd: دينار_بحريني, dzd: دينار_جزايري, tnd: دينار_تونسي, lyd: دينار_ليبي
`)

/** Codes by what people call a currency, the common names before the rare ones. */
const WORDS: ReadonlyMap<string, readonly string[]> = [...NAMES, ...RARE_NAMES, ...FURTHER_WORDS]
  .flatMap(([code, all]) => all.map((name) => [name, code] as const))
  .reduce(
    (words, [name, code]) => words.set(name, [...new Set([...(words.get(name) ?? []), code])]),
    new Map<string, readonly string[]>(),
  )

/** The currencies that are called so, the likelier first; the text folded, one or several of it. */
export const currenciesCalled = (text: string): readonly string[] =>
  WORDS.get(text) ?? WORDS.get(text.replace(/s$/, '')) ?? []

/** Names that are words of their own, too: `5 dram`. */
const OTHER_WORDS =
  /^(?:gold|silver|platinum|palladium|dram|mark|colon|s[ou]m|punt|le[kv]|kip|sole|real|dm)s?$/

/** Whether a text, folded, is what people call a currency and hardly anything else. */
export const isNameOfMoney = (text: string): boolean =>
  !OTHER_WORDS.test(text) && currenciesCalled(text).length > 0

/** What several currencies are called, none of them by most people. */
export const SHARED_NAME =
  /(?<!\p{L})(?:pesos?|dinars?|dirhams?|riy?als?|kron(?:a|e|or|er)|crowns?|kr|shillings?|جنيه|ريال|درهم|دينار)(?!\p{L})/giu

/** The rest of the 35 that are traded most: Triennial Survey of the Bank for International Settlements, 2019. */
const MUCH_TRADED = 'hkd nzd mxn idr clp php cop ron'.split(' ')

/** Codes that a text of one currency alone is taken for: `5 huf`. */
export const COMMON_CODES: ReadonlySet<string> = new Set([...NAMES.keys(), ...MUCH_TRADED])

/** A sign and the currencies that are written with it: CLDR 48, symbols in English, and those that French writes with a country. */
const SHARED = `
  $ usd cad aud sgd mxn nzd hkd ars bbd bmd bnd bsd bzd clp cop cup dop fjd gyd jmd kyd lrd nad sbd srd ttd
  twd uyu xcd, ¥ jpy cny, R zar, £ gbp egp fkp gip lbp shp ssp syp, kr sek nok dkk isk, ₩ krw kpw, ₡ crc, Ft huf,
  lei ron, ฿ thb, ₸ kzt, ₾ gel, ₼ azn, ؋ afn, ৳ bdt, ₭ lak, ₮ mnt, ₲ pyg, ៛ khr, ⃀ kgs, Kz aoa,
  Rp idr, Rs pkr npr lkr mur, NT$ twd, EC$ xcd, FCFA xaf xof, CFPF xpf, Bs bob, KM bam, FG gnf, CF kmf, RF rwf,
  Db stn, ZK zmw, Cg. xcg, $US usd, $CA cad, $AU aud, $NZ nzd, $HK hkd, £GB gbp
`

const PAIRS: readonly (readonly [string, string])[] = [
  ...signPairs(SHARED),
  ...SIGNS,
  ...POPULAR_CURRENCIES.map(({ symbol, code }) => [symbol.toLowerCase(), code] as const),
]

/** Codes of the currencies that have a sign; none for any other text. In lower case. */
export const currenciesOfSign = (text: string): ReadonlySet<string> =>
  new Set(PAIRS.filter(([sign]) => sign === text).map(([, code]) => code))
