import { useState } from 'react'
import { TextField } from '#ui/fields/field'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { Stack } from '#ui/layout/columns'
import { RowList } from '#ui/layout/row-list'
import { figureText } from '../../domain/figures'
import { moneyDetails, type MoneyDetails } from './domain'
import { readFee } from '../../domain/options'
import { useConversion, usePair } from '../../store'
import { changeOptions, useCurrencyOptions } from '../../store-options'
import styles from '../many/view.module.css'

/** Kept for the next visit; a text that is no fee leaves the last one. */
function FeeField({ onType }: { onType: () => void }) {
  const kept = useCurrencyOptions((s) => s.feePercent)
  const [text, setText] = useState(kept === 0 ? '' : String(kept))
  const read = readFee(text, undefined)
  // Another tab has changed it meanwhile.
  const isOutdated = read !== null && read !== kept

  function change(typed: string) {
    setText(typed)
    onType()
    const fee = readFee(typed, undefined)
    if (fee !== null) changeOptions({ feePercent: fee })
  }
  return (
    <TextField
      label="Card fee in percent"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      error={read === null ? 'Enter a percentage from 0 to 100' : undefined}
      value={isOutdated ? String(kept) : text}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** Always the same rows, so that nothing moves when there is no conversion. */
function rowsOf(details: MoneyDetails | null, from: string, to: string, fee: number) {
  const inverse = details && figureText(details.inverse)
  const money = (value: string | null | undefined) => (value ? `${value} ${to}` : '–')
  return [
    { name: 'Inverse rate', value: inverse ? `1 ${to} = ${inverse} ${from}` : '–' },
    { name: 'As it is paid', value: money(details?.inMinorUnits) },
    { name: 'All digits', value: money(details?.full) },
    { name: `Fee of ${fee} %`, value: money(details?.fee) },
    { name: 'With the fee', value: money(details?.withFee) },
  ]
}

export default function MoneyDetailsList() {
  const conversion = useConversion()
  const { from, to } = usePair()
  const feePercent = useCurrencyOptions((s) => s.feePercent)
  const [isTyped, setIsTyped] = useState(false)
  const unit = to.toUpperCase()
  const details =
    conversion.phase === 'success'
      ? moneyDetails(conversion.figures.amount, conversion.rate, to, feePercent)
      : null
  const withFee =
    isTyped && details && feePercent > 0 ? `With the fee: ${details.withFee} ${unit}` : ''
  return (
    <Stack className={styles.details}>
      <FeeField onType={() => setIsTyped(true)} />
      <Announce text={useRested(withFee)} />
      <RowList
        items={rowsOf(details, from.toUpperCase(), unit, feePercent)}
        keyOf={({ name }) => name.replace(/ of .*/, '')}
        renderItem={({ name, value }) => (
          <>
            <span>{name}</span> <strong key={value}>{value}</strong>
          </>
        )}
      />
    </Stack>
  )
}
