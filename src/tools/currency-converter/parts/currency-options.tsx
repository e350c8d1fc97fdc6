import { memo } from 'react'
import { labelOf, nameOf, type CurrencyNames } from '../domain/currency-names'
import { POPULAR_CURRENCIES } from '../domain/popular-currencies'

const POPULAR_CODES = POPULAR_CURRENCIES.map(({ code }) => code)

function Group({ label, codes, names }: { label: string; codes: string[]; names: CurrencyNames }) {
  return (
    <optgroup label={label}>
      {codes.map((code) => (
        <option key={code} value={code}>
          {labelOf(code, nameOf(code, names))}
        </option>
      ))}
    </optgroup>
  )
}

/** Some 350 elements a select: drawn anew for another list only. */
export const CurrencyOptions = memo(function CurrencyOptions({ names }: { names: CurrencyNames }) {
  return (
    <>
      <Group label="Popular Currencies" codes={POPULAR_CODES} names={names} />
      <Group label="All Currencies" codes={[...names.keys()]} names={names} />
    </>
  )
})
