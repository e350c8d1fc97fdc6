import { useState } from 'react'
import { ONE } from '#lib/fraction'
import { counted } from '#lib/grouped'
import { Button } from '#ui/buttons/button'
import { CopyRow } from '#ui/buttons/copy-row'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { Segmented } from '#ui/fields/segmented'
import { Stack } from '#ui/layout/columns'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { compoundText } from '../../domain/compound'
import { otherConversions } from '../../domain/conversion'
import { convert } from '../../domain/convert'
import { exactFactor, sourceOf } from './domain/exact-factor'
import { MORE_CATEGORIES } from '../../domain/more-units'
import { searchUnits } from './domain/unit-search'
import { wordsForOne } from '../../domain/unit-words'
import { categoryOf } from '../../domain/units'
import { useChosenUnits, useTypedValue, useUnits } from '../../state'
import { selectUnit } from './state'

const OPTIONS = MORE_CATEGORIES.map(({ id, name }) => ({ value: id, text: name }))

/** How the chosen units relate, and where that is from. */
function Factor() {
  const { category, from, to } = useChosenUnits()
  const source = sourceOf(category, from, to)
  return <Note>{from === to ? `Factors: ${source}` : `${exactFactor(from, to)} (${source})`}</Note>
}

/** Finds a unit of any category; a click makes it the one that is converted from. */
function FindUnit() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const { best, count } = searchUnits(text)
  const shown = count > best.length ? `, the best ${best.length} shown` : ''
  const summary = useRested(count > 0 ? `${counted(count, 'unit')} found${shown}` : '')
  const none = text.trim() !== '' && count === 0 ? 'No unit of that name' : undefined
  return (
    <Stack>
      <TextField
        label="Find a unit"
        hint="By name, symbol or what else it is called"
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
                selectUnit(named)
                setChosen(`From ${named.unit.name}`)
              }}
            >
              {named.unit.name} · {named.category.name}
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
  const { category, from, to } = useChosenUnits()
  const form = useUnits((s) => s.form)
  const keep = useUnits((s) => s.keep)
  const read = useTypedValue()
  const value = read.ok ? read.value.exact : ONE
  const inParts = compoundText(convert(value, from, to), to, category)
  const rows = otherConversions(value, { category, from, form }).map(({ unit, result }) => ({
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
        renderItem={(row) => <CopyRow {...row} beforeCopy={keep} />}
      />
    </FieldGroup>
  )
}

export default function MoreCategories() {
  const id = useUnits((s) => s.category.id)
  const selectCategory = useUnits((s) => s.selectCategory)
  const chosen = OPTIONS.find(({ value }) => value === id)?.value ?? null
  return (
    <Stack>
      <Segmented
        label="More categories"
        value={chosen}
        options={OPTIONS}
        onChange={(more) => selectCategory(categoryOf(more, MORE_CATEGORIES))}
      />
      <Factor />
      <FindUnit />
      <AllUnits />
    </Stack>
  )
}
