import { useState } from 'react'
import { figure } from '#lib/writing.en'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { RowList } from '#ui/layout/row-list'
import { figureText } from '../../domain/figures'
import { equation, money } from '../../money.en'
import { useConversion, usePair } from '../../view/use-conversion'
import { moneyDetails, readFee, type MoneyDetails } from './domain'
import { useFee } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** What the field holds and the fee that it is, kept for the next visit; null: it is none. */
function useFeeField() {
  const kept = useFee((s) => s.feePercent)
  const [text, setText] = useState(kept === 0 ? '' : figure(String(kept)))
  const [isTyped, setIsTyped] = useState(false)
  const read = readFee(text, undefined)
  // Another tab has changed it meanwhile.
  const isOutdated = read !== null && read !== kept

  function type(typed: string) {
    setText(typed)
    setIsTyped(true)
    const fee = readFee(typed, undefined)
    if (fee !== null) useFee.setState({ feePercent: fee })
  }
  return {
    text: isOutdated ? figure(String(kept)) : text,
    fee: read === null ? null : kept,
    isTyped,
    type,
  }
}

function FeeField({ text, fee, type }: ReturnType<typeof useFeeField>) {
  return (
    <TextField
      label={texts.FEE_LABEL}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      error={fee === null ? texts.WRONG_FEE : undefined}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  )
}

/** The same rows where there is no conversion, so that nothing moves; those of a fee where there is one. */
function rowsOf(details: MoneyDetails | null, from: string, to: string, fee: number | null) {
  const inTarget = (value: string | null | undefined) => (value ? money(value, to) : texts.NONE)
  const ofFee = fee === null ? null : details
  const inverse = details ? equation('1', to, figureText(details.inverse), from) : texts.NONE
  return [
    { key: 'inverse', name: texts.INVERSE, value: inverse },
    { key: 'paid', name: texts.PAID, value: inTarget(details?.inMinorUnits) },
    { key: 'full', name: texts.ALL_DIGITS, value: inTarget(details?.full) },
    ...(fee === 0
      ? []
      : [
          {
            key: 'fee',
            name: texts.feeOf(fee === null ? null : String(fee)),
            value: inTarget(ofFee?.fee),
          },
          { key: 'total', name: texts.WITH_FEE, value: inTarget(ofFee?.withFee) },
        ]),
  ]
}

export default function MoneyDetailsList() {
  const conversion = useConversion()
  const pair = usePair()
  const field = useFeeField()
  const { fee, isTyped } = field
  const [from, to] = [pair.from.toUpperCase(), pair.to.toUpperCase()]
  const details =
    conversion.phase === 'success'
      ? moneyDetails(conversion.figures.amount, conversion.rate, pair.to, fee ?? 0)
      : null
  const isTotal = isTyped && details !== null && fee !== null && fee > 0
  return (
    <Stack className={styles.details}>
      <FeeField {...field} />
      <Announce text={useRested(isTotal ? texts.totalWithFee(money(details.withFee, to)) : '')} />
      <RowList
        items={rowsOf(details, from, to, fee)}
        keyOf={({ key }) => key}
        renderItem={({ name, value }) => (
          <>
            <span>{name}</span> <strong key={value}>{value}</strong>
          </>
        )}
      />
    </Stack>
  )
}
