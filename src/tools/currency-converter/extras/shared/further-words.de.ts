import { fold } from '#lib/fold'
import { wordTable } from '#lib/word-table'
import { CLDR_CURRENCIES } from '../../domain/cldr-currencies.de'

/** What CLDR lacks: what people say. */
const OWN = wordTable(`
  usd: dollar amerikanische_dollar amerikanischer_dollar us-dollars, gbp: pfund pfund_sterling britische_pfund
  englische_pfund englisches_pfund, chf: franken schweizer_franken fränkli stutz, eur: euros, jpy: japanische_yen,
  cny: chinesische_yuan, inr: rupie rupien indische_rupien, try: türkische_lira lira, pln: zloty polnische_zloty,
  rub: rubel russische_rubel, huf: forint, czk: tschechische_kronen, dkk: dänische_kronen, nok: norwegische_kronen,
  sek: schwedische_kronen schwedenkronen, isk: isländische_kronen, thb: baht, dem: mark d-mark deutsche_mark,
  ats: schilling, btc: bitcoins, xau: gold unze_gold, xag: silber unze_silber
`)

/** Cases of an adjective: `schwedischen Kronen` beside `Schwedische Kronen`. */
const cases = (name: string): readonly string[] => {
  const [, stem, rest] = /^(\p{L}+isch)e[rs]? (.+)$/u.exec(name) ?? []
  return stem === undefined ? [name] : ['e', 'en', 'er', 'es'].map((end) => `${stem}${end} ${rest}`)
}

/** What people call currencies in German, by code, folded; no names with years, which are of older money. */
export const FURTHER_WORDS: ReadonlyMap<string, readonly string[]> = [
  ...OWN,
  ...CLDR_CURRENCIES,
].reduce((words, [code, names]) => {
  const all = names
    .filter((name) => !/\d/.test(name))
    .flatMap(cases)
    .map(fold)
  return words.set(code, [...new Set([...(words.get(code) ?? []), ...all])])
}, new Map<string, readonly string[]>())
