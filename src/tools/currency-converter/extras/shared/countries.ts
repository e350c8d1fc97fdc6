import { wordTable } from '#lib/word-table'
import type { CountryNames } from './country-names'

/**
 * Who pays with what: a currency of ISO 4217 and the countries of ISO 3166-1 (with the European Union and
 * Kosovo) where it is legal tender, in November 2026 by CLDR 48.2, supplemental/currencyData.
 */
const TENDER = wordTable(`
  aed AE, afn AF, all AL, amd AM, aoa AO, ars AR, aud AU CC CX HM KI NF NR TV, awg AW, azn AZ, bam
  BA, bbd BB, bdt BD, bhd BH, bif BI, bmd BM, bnd BN, bob BO, brl BR, bsd BS, btn BT, bwp BW, byn
  BY, bzd BZ, cad CA, cdf CD, chf CH LI, clp CL, cny CN, cop CO, crc CR, cup CU, cve CV, czk CZ,
  djf DJ, dkk DK FO GL, dop DO, dzd DZ, egp EG, ern ER, etb ET, eur AD AT AX BE BG BL CY DE EE ES
  EU FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT, fjd FJ, fkp
  FK, gbp GB GG GS IM JE, gel GE, ghs GH, gip GI, gmd GM, gnf GN, gtq GT, gyd GY, hkd HK, hnl HN,
  htg HT, huf HU, idr ID, ils IL PS, inr BT IN, iqd IQ, irr IR, isk IS, jmd JM, jod JO PS, jpy JP,
  kes KE, kgs KG, khr KH, kmf KM, kpw KP, krw KR, kwd KW, kyd KY, kzt KZ, lak LA, lbp LB, lkr LK,
  lrd LR, lsl LS, lyd LY, mad EH MA, mdl MD, mga MG, mkd MK, mmk MM, mnt MN, mop MO, mru MR, mur
  MU, mvr MV, mwk MW, mxn MX, myr MY, mzn MZ, nad NA, ngn NG, nio NI, nok BV NO SJ, npr NP, nzd CK
  NU NZ PN TK, omr OM, pab PA, pen PE, pgk PG, php PH, pkr PK, pln PL, pyg PY, qar QA, ron RO, rsd
  RS, rub RU, rwf RW, sar SA, sbd SB, scr SC, sdg SD, sek SE, sgd SG, shp SH, sle SL, sos SO, srd
  SR, ssp SS, stn ST, syp SY, szl SZ, thb TH, tjs TJ, tmt TM, tnd TN, top TO, try TR, ttd TT, twd
  TW, tzs TZ, uah UA, ugx UG, usd AS BQ EC FM GU HT IO MH MP PA PR PW SV TC TL UM US VG VI ZW, uyu
  UY, uzs UZ, ves VE, vnd VN, vuv VU, wst WS, xaf CF CG CM GA GQ TD, xcd AG AI DM GD KN LC MS VC,
  xcg CW SX, xof BF BJ CI GW ML NE SN TG, xpf NC PF WF, yer YE, zar LS NA ZA, zmw ZM, zwg ZW
`)

/** Names that visitors type and that the lists of countries do not have. */
const OTHER_NAMES = wordTable(`
  aed: UAE, cny: RMB, cve: Cape_Verde, czk: Czech_Republic, eur: Eurozone Holland,
  gbp: UK Great_Britain England Scotland Wales Northern_Ireland, ils: NIS, mkd: Macedonia,
  szl: Swaziland, try: Turkey, usd: USA America, xof: Ivory_Coast
`)

/** Whether it is money of a country today. */
export const isTender = (code: string): boolean => TENDER.has(code)

/** All countries of which the money is known. */
export const COUNTRIES: readonly string[] = [...new Set([...TENDER.values()].flat())]

/** Names of the countries that pay with a currency, by its code. */
export function countriesByCurrency(names: CountryNames): Map<string, string[]> {
  return new Map(
    [...TENDER].map(([code, countries]) => {
      const known = countries.flatMap((country) => names.get(country) ?? [])
      return [code, [...new Set([...known, ...(OTHER_NAMES.get(code) ?? [])])]]
    }),
  )
}
