import { add, divide, parseFraction, subtract } from '#lib/fraction'
import { decisive, LIST_MARK, readList } from '#lib/question/list-kind'
import { err, ok } from '#lib/result'
import { convert } from '../domain/convert'
import type { NameReading } from '../extras/shared/unit-names'
import { readUnitQuestion } from '../extras/shared/unit-question'
import type { Query } from './target'
import { noSums, unlike, type Outcome } from './unit-arithmetic'
import type { UnitSum } from './unit-sum'

/**
 * Reads `median of 3 kg, 500 g, 2 lb`, `max of 5 ft, 160 cm`, `range of 3 m and 50 cm`: the quantity by which it is answered
 * as it was typed, or what is made of several in the unit of the first one.
 */
export function readUnitList({ text, target }: Query, names: NameReading): Outcome<UnitSum> {
  const { kind, list = '' } = readList(text) ?? {}
  if (!kind || kind === 'sum' || kind === 'product') return err(null)
  const parts = list.split(LIST_MARK)
  const quantities = parts.flatMap((part) => readUnitQuestion(part, names) ?? [])
  const [first] = quantities
  if (!first || parts.length < 2 || quantities.length < parts.length) return err(null)
  const refused = [...quantities, target].map((one) => one && unlike(first, one)).find(Boolean)
  if (refused) return refused
  if (kind === 'range' && first.category.id === 'temperature') return noSums(first.category)
  const sorted = quantities
    .map((one) => ({ one, value: convert(one.value, one.unit, first.unit) }))
    .sort(({ value: a }, { value: b }) => (a.num * b.den < b.num * a.den ? -1 : 1))
  const [most, ...others] = decisive(kind, sorted)
  if (!most) return err(null)
  const isRange = kind === 'range'
  const total = others.reduce(
    (sum, { value }) => (isRange ? subtract(sum, value) : add(sum, value)),
    most.value,
  )
  const count = isRange ? 1 : others.length + 1
  const readAs = quantities.flatMap((one) => one.readAs)
  const more = { text, to: target?.unit ?? null, readAs, inferred: [] }
  // As it was typed, where it is one of them.
  const named = others.length > 0 ? first : most.one
  const value = others.length > 0 ? divide(total, parseFraction(`${count}`)) : named.value
  return ok({ ...more, value, named, whole: named.whole })
}
