import type { KeyboardEvent, MouseEvent } from 'react'

// An editable combobox with list autocomplete, whose first option is selected by itself, as the ARIA Authoring Practices
// have it (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the field keeps the focus, the list has the selection.

const optionId = (list: string, index: number) => `${list}-${index}`

interface Combobox {
  /** The id of the list. */
  list: string
  /** Whether the list can be seen and has options. */
  isExpanded: boolean
  /** The index of the selected option. */
  selected: number
}

/** Attributes of the field. */
export const comboboxProps = ({ list, isExpanded, selected }: Combobox) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isExpanded,
  'aria-controls': list,
  'aria-activedescendant': isExpanded ? optionId(list, selected) : undefined,
})

const keepFocus = (event: MouseEvent) => event.preventDefault()

interface Option {
  list: string
  index: number
  isSelected: boolean
  onPress: (index: number) => void
}

/** Attributes of an option, whose keys are those of the field; a press leaves the focus there. */
export const optionProps = ({ list, index, isSelected, onPress }: Option) => ({
  id: optionId(list, index),
  role: 'option',
  'aria-selected': isSelected,
  onMouseDown: keepFocus,
  onClick: () => onPress(index),
})

/** The option that an arrow leads to, from the last one on to the first; null for any other key. */
export function movedSelection(event: KeyboardEvent, count: number, selected: number) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || count === 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  return (selected + step + count) % count
}

/** Scrolls the list to an option. */
export const showOption = (list: string, index: number): void =>
  document.getElementById(optionId(list, index))?.scrollIntoView({ block: 'nearest' })
