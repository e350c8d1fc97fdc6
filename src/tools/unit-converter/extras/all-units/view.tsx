import { useDeferredValue, useState } from 'react'
import { ONE } from '#lib/fraction'
import { figure } from '#lib/writing.en'
import { Button } from '#ui/buttons/button'
import { CopyRow } from '#ui/buttons/copy-row'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { compoundText } from '../../domain/compound'
import { otherConversions, typedValue } from '../../domain/conversion'
import { convert } from '../../domain/convert'
import { LONGEST_NAME } from '../../domain/read-value'
import { spokenUnitOfOne } from '../../view/spoken-unit'
import { useUnits } from '../../state'
import { FROM_FIELD } from '../../view/from-pane'
import { relationOf, sourceOf } from './domain/exact-factor'
import { searchUnits } from './domain/unit-search'
import { convertFrom } from './state'
import { noUnit } from '../../texts.en'
import { categoryName, unitName } from '../../unit-names.en'
import * as texts from './texts.en'

/** How the chosen units relate, and where that is from. */
function Factor() {
  const { from, to } = useUnits()
  const source = sourceOf(from, to)
  return (
    <Note>
      {from === to ? texts.factorsFrom(source) : texts.relation(relationOf(from, to), source)}
    </Note>
  )
}

/** Finds a unit of any category; a click makes it the one that is converted from. */
function FindUnit() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const { best, count } = searchUnits(text)
  const summary = useRested(count > 0 ? texts.found(count, best.length) : '')
  const none =
    text.trim() !== '' && count === 0 ? noUnit(text.trim().slice(0, LONGEST_NAME)) : undefined
  return (
    <Stack>
      <TextField
        label={texts.FIND_UNIT}
        hint={texts.FIND_HINT}
        error={none}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosen('')
        }}
      />
      {count > 0 && (
        <RowList
          pressable
          items={best}
          keyOf={({ category, unit }) => `${category.id} ${unit.key}`}
          renderItem={(named) => (
            <Button
              variant="row"
              onClick={() => {
                convertFrom(useUnits.getState, named)
                // It stands far above the list.
                document.getElementById(FROM_FIELD)?.scrollIntoView({ block: 'center' })
                setChosen(texts.nowFrom(named.unit))
              }}
            >
              {unitName(named.unit)} · {categoryName(named.category)}
            </Button>
          )}
        />
      )}
      <Announce text={chosen || summary} />
    </Stack>
  )
}

/** The typed value, or one of its unit, in every unit of the category, and in parts; a click copies. */
function AllUnits() {
  const state = useDeferredValue(useUnits())
  const { category, from, to, record } = state
  const read = typedValue(state)
  const value = read.ok ? read.value.exact : ONE
  const inParts = compoundText(convert(value, from, to), to, category)
  const rows = otherConversions(value, state).map(({ unit, result, plain }) => ({
    name: unitName(unit),
    value: figure(result),
    copied: plain ?? result,
  }))
  const all =
    inParts === null
      ? rows
      : [{ name: texts.inParts(to), value: figure(inParts), copied: inParts }, ...rows]
  return (
    <FieldGroup
      label={
        read.ok
          ? texts.valueInOthers(read.value.plain, from)
          : texts.oneInOthers(spokenUnitOfOne(from))
      }
    >
      <RowList
        pressable
        isWide
        items={all}
        keyOf={({ name }) => `${category.id} ${name}`}
        renderItem={(row) => <CopyRow {...row} beforeCopy={record} />}
      />
    </FieldGroup>
  )
}

export default function EveryUnit() {
  return (
    <Stack>
      <FindUnit />
      <Factor />
      <AllUnits />
    </Stack>
  )
}
