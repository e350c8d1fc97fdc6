import { useState } from 'react'
import { Button } from '../../../ui/buttons/button'
import { Announce } from '../../../ui/feedback/announce'
import { TextField } from '../../../ui/fields/field'
import { RowList } from '../../../ui/layout/row-list'
import { searchUnits } from '../domain/unit-search'
import { selectUnit } from '../store-more'

/** Finds a unit of any category; a click makes it the one that is converted from. */
export function FindUnit() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const found = searchUnits(text)
  const none = text.trim() !== '' && found.length === 0 ? 'No unit of that name' : undefined
  return (
    <div>
      <TextField
        label="Find a unit"
        hint="By name, symbol or what else it is called"
        error={none}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <RowList
        pressable
        items={found}
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
      <Announce text={chosen} />
    </div>
  )
}
