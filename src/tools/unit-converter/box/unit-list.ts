import { add, divide, parseFraction, subtract, type Fraction } from '#lib/fraction'
import { decisive, readList } from '#lib/question/list-kind'
import { err, ok } from '#lib/result'
import { convert } from '../domain/convert'
import type { NameReading } from '../extras/shared/unit-names'
import { readUnitQuestion } from '../extras/shared/unit-question'
import type { Query } from './target'
import { noSums, unlike, type Outcome } from './unit-arithmetic'
import type { UnitSum } from './unit-sum'

const MARK = /\s*;\s*|,\s+(?:and\s+)?|\s+and\s+/i

const isBelow = (a: Fraction, b: Fraction) => a.num * b.den < b.num * a.den

/**
 * Reads `median of 3 kg, 500 g, 2 lb`, `max of 5 ft, 160 cm`, `range of 3 m and 50 cm`: the quantity by which it is answered
 * as it was typed, or what is made of several in the unit of the first one.
 */
export function readUnitList({ text, target }: Query, names: NameReading): Outcome<UnitSum> {
  const { kind, list = '' } = readList(text) ?? {}
  if (!kind || kind === 'sum' || kind === 'product') return err(null)
  const parts = list.split(MARK)
  const quantities = parts.flatMap((part) => readUnitQuestion(part, names) ?? [])
  const [first] = quantities
  if (!first || parts.length < 2 || quantities.length < parts.length) return err(null)
  const refused = [...quantities, target].map((one) => one && unlike(first, one)).find(Boolean)
  if (refused) return refused
  if (kind === 'range' && first.category.id === 'temperature') return noSums(first.category)
  const values = quantities.map((one) => ({ one, value: convert(one.value, one.unit, first.unit) }))
  const sorted = [...values].sort((a, b) => (isBelow(a.value, b.value) ? -1 : 1))
  const counted = decisive(kind, sorted)
  const [{ one: named, value: most } = { one: first, value: first.value }, ...others] = counted
  const count = parseFraction(String(counted.length))
  const value =
    kind === 'range'
      ? others.reduce((from, other) => subtract(from, other.value), most)
      : divide(
          others.reduce((sum, other) => add(sum, other.value), most),
          count,
        )
  const isOne = others.length === 0
  const readAs = quantities.flatMap((one) => one.readAs)
  const { unit, category, whole } = isOne ? named : first
  return ok({
    value: isOne ? named.value : value,
    named: { unit, category },
    text,
    to: target?.unit ?? null,
    whole,
    readAs,
    inferred: [],
  })
}
