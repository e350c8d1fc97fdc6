import { ONE } from '../../../lib/fraction'
import { CopyRow } from '../../../ui/buttons/copy-row'
import { FieldGroup } from '../../../ui/layout/field-group'
import { RowList } from '../../../ui/layout/row-list'
import { otherConversions } from '../domain/other-conversions'
import { compoundText } from '../domain/compound'
import { convert } from '../domain/convert'
import { wordsForOne } from '../domain/unit-words'
import { useChosenUnits, useTypedValue, useUnits } from '../store'
import { copyUnit } from '../store-more'

/** The typed value, or one of its unit, in every unit of the category, and in parts; a click copies. */
export function AllUnits() {
  const { category, from, to } = useChosenUnits()
  const format = useUnits((s) => s.format)
  const read = useTypedValue()
  const value = read.ok ? read.value.exact : ONE
  const inParts = compoundText(convert(value, from, to), to, category)
  const rows = otherConversions(value, from, category, format).map(({ unit, result }) => ({
    name: unit.name,
    value: result,
  }))
  const all = inParts === null ? rows : [{ name: `${to.name} in parts`, value: inParts }, ...rows]
  return (
    <FieldGroup
      label={read.ok ? `${read.value.plain} ${from.name} are` : `1 ${wordsForOne(from)} is`}
    >
      <RowList
        pressable
        items={all}
        keyOf={({ name }) => `${category.id} ${name}`}
        renderItem={(row) => <CopyRow {...row} onCopy={() => copyUnit(row.value)} />}
      />
    </FieldGroup>
  )
}
