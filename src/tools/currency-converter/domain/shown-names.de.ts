import type * as en from './shown-names.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./shown-names.de'), typeof en>
// Written from cbceb7ef5ad5
import { wordTable } from '#lib/word-table'
import { CLDR_CURRENCIES } from './cldr-currencies.de'

/** Names that CLDR lacks, or that are not written so in German. */
const OWN = /* @__PURE__ */ wordTable(`
  cny: Chinesischer_Yuan, ggp: Guernsey-Pfund, hrk: Kroatische_Kuna, imp: Pfund_der_Insel_Man, jep: Jersey-Pfund,
  lsl: Lesothischer_Loti, mxv: Mexikanische_Investitionseinheit, srg: Suriname-Gulden,
  svc: El-Salvador-Colón, tvd: Tuvaluischer_Dollar, val: Vatikanische_Lira, ved: Venezolanischer_Digitaler_Bolívar,
  zmk: Sambischer_Kwacha, zmw: Sambischer_Kwacha
`)

const namesIn = (
  ...tables: readonly ReadonlyMap<string, readonly string[]>[]
): ReadonlyMap<string, string> =>
  new Map(
    tables
      .flatMap((table) => [...table])
      // The year in which it was replaced stands behind each name.
      .map(([code, [name = '']]) => [code, name.replace(/ \([\d–]+\)$/, '')]),
  )

// A program that shows no names leaves out the tables.
const NAMES = /* @__PURE__ */ namesIn(CLDR_CURRENCIES, OWN)

export const shownName = (code: string, name: string): string => NAMES.get(code) || name
