import type { KeyboardEvent } from 'react'
import { describe, expect, test } from 'vitest'
import { comboboxProps, movedSelection, optionProps } from '#ui/fields/combobox'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...held,
  }) as KeyboardEvent

// The keys of 'Editable Combobox With List Autocomplete', ARIA Authoring Practices, whose first option is selected by
// itself: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
describe('AN-37: the keys of the combobox pattern', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
  ])('%s leads from option %i to %i', (key, from, to) => {
    expect(movedSelection(press(key), 3, from)).toBe(to)
  })

  test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete', 'a', 'Enter'])(
    '%s is left to the field',
    (key) => {
      expect(movedSelection(press(key), 3, 1)).toBeNull()
    },
  )

  test('an arrow with a held key, or without options, is left to the field', () => {
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      expect(movedSelection(press('ArrowDown', { [held]: true }), 3, 0)).toBeNull()
    }
    expect(movedSelection(press('ArrowDown'), 0, 0)).toBeNull()
  })

  test('the field names its list and the selected option, which has that id', () => {
    const field = comboboxProps({ list: 'list', isExpanded: true, selected: 1 })
    const option = optionProps({ list: 'list', index: 1, isSelected: true, onPress: () => {} })
    expect(field).toMatchObject({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': true,
      'aria-controls': 'list',
      'aria-activedescendant': option.id,
    })
    expect(option).toMatchObject({ role: 'option', 'aria-selected': true })
  })

  test('without a list that can be seen nothing is expanded or selected', () => {
    const field = comboboxProps({ list: 'list', isExpanded: false, selected: 0 })
    expect(field['aria-expanded']).toBe(false)
    expect(field['aria-activedescendant']).toBeUndefined()
  })
})
