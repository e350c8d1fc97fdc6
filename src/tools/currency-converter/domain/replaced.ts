/** Money that is no longer what its code was first given to. Codes in lower case, amounts as plain decimals. */
export interface Change {
  code: string
  /** Its own code: the money has a new unit, and rates are those of the old one. */
  successor: string
  /** The amount of the old money that is worth `young` of the new, fixed by law. */
  old: string
  young: string
  /** The year in which one first paid with the new money alone. */
  year: number
}

// Euro: Council Regulations (EC) 2866/98, 1478/2000, 1086/2006, 1134/2007, 1135/2007, 694/2008, (EU) 671/2010,
// 870/2013, 851/2014, 2022/1208, 2025/1409. Others: amendments of ISO 4217, list three, and the national laws. Syria's
// new pound: Decree 293 of 2025; one dollar is about 13,000 old pounds, so a source with that has the old unit. A bolívar of
// 2018 is 100,000 of those before (Decree 3.548), and a million of it are one of October 2021 (Decree 4.553), which has its
// code: one dollar is some hundreds of these.
const TABLE = `
  eur 2002 ats 13.7603 bef 40.3399 dem 1.95583 esp 166.386 fim 5.94573 frf 6.55957 grd 340.75 iep 0.787564
  itl 1936.27 luf 40.3399 nlg 2.20371 pte 200.482 val 1936.27, eur 2007 sit 239.64,
  eur 2008 cyp 0.585274 mtl 0.4293, eur 2009 skk 30.126, eur 2011 eek 15.6466, eur 2014 lvl 0.702804,
  eur 2015 ltl 3.4528, eur 2023 hrk 7.5345, eur 2026 bgn 1.95583, azn 2006 azm 5000, byn 2016 byr 10000,
  cup 2021 cuc 1:24, ghs 2007 ghc 10000, mga 2005 mgf 5, mru 2018 mro 10, mzn 2006 mzm 1000,
  ron 2005 rol 10000, sdg 2007 sdd 100, sle 2024 sll 1000, srd 2004 srg 1000, stn 2018 std 1000, syp 2026 syp 100,
  tmt 2009 tmm 5000, try 2005 trl 1000000, vef 2008 veb 1000, ves 2018 vef 100000000000, xcg 2025 ang 1,
  zmw 2013 zmk 1000, zwg 2024 zwl 2498.7242, zwl 2009 zwd 10000000000000000000000000
`

const readTable = (): ReadonlyMap<string, Change> =>
  new Map(
    TABLE.split(',').flatMap((line) => {
      const [successor = '', year, ...moneys] = line.trim().split(/\s+/)
      return Array.from({ length: moneys.length / 2 }, (_, at) => {
        const [code = '', ratio = ''] = moneys.slice(2 * at)
        const [old = '', young = '1'] = ratio.split(':')
        return [code, { code, successor, old, young, year: Number(year) }] as const
      })
    }),
  )

let changes: ReturnType<typeof readTable> | undefined

const changed = (code: string): Change | null => (changes ??= readTable()).get(code) ?? null

/** What is to be known of money that has changed, with its codes as they are shown; null for all other. */
export function changeOf(code: string): Change | null {
  const change = changed(code)
  if (change === null) return null
  return { ...change, code: code.toUpperCase(), successor: change.successor.toUpperCase() }
}

/** What took the place of a currency; null for money that is still there, and for what never was money of a country. */
export function replacementOf(code: string): Change | null {
  const change = changed(code)
  return change?.successor === code ? null : change
}

/** What one `from` is in `to` for good, where one is the successor of the other; else null. */
export function fixedRate(from: string, to: string): number | null {
  const ofFrom = replacementOf(from)
  if (ofFrom?.successor === to) return Number(ofFrom.young) / Number(ofFrom.old)
  const ofTo = replacementOf(to)
  return ofTo?.successor === from ? Number(ofTo.old) / Number(ofTo.young) : null
}
