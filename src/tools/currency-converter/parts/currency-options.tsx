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

interface Props {
  names: CurrencyNames
  /** Of all currencies only this one, as long as the others are not wanted. */
  only: string | null
}

/** Some 350 elements a select: drawn anew for another list only. */
export const CurrencyOptions = memo(function CurrencyOptions({ names, only }: Props) {
  const isPopular = only !== null && POPULAR_CODES.includes(only)
  const codes = only === null ? [...names.keys()] : isPopular ? [] : [only]
  return (
    <>
      <Group label="Popular Currencies" codes={POPULAR_CODES} names={names} />
      {codes.length > 0 && <Group label="All Currencies" codes={codes} names={names} />}
    </>
  )
})
