import type { StoreApi } from 'zustand'
import { mergeChanged } from '#lib/merge-changed'
import { propertiesOf } from '#lib/properties'
import { keepSettings, readSettings } from '#platform/kept-settings'
import { logError } from '#platform/log'
import { useUnits, type UnitsState } from './state'

const TOOL = 'unit-converter'

const device = {
  read: (): unknown => readSettings(TOOL, (value) => value),
  keep: (chosen: unknown) => keepSettings(TOOL, chosen),
}

const keptParts = ({ category, from, to, form }: UnitsState) => [
  { categoryId: category.id, fromKey: from.key, toKey: to.key },
  form,
]

/** The parser is loaded only where something is kept; what was chosen or opened meanwhile is newer and stays. */
async function restore(units: StoreApi<UnitsState>, kept: unknown): Promise<void> {
  const initial = units.getInitialState()
  if (!kept) return
  const loaded = await import('./domain/kept-units').catch((cause: unknown) => {
    logError('The code for kept units did not come', cause)
    return null
  })
  const state = loaded?.parseKept(kept)
  if (!state) return
  const { form } = units.getState()
  if (units.getState() === initial) units.setState(state)
  else if (form === initial.form) units.setState({ form: state.form })
}

/** Restores category, units and form of the last visit, and keeps new ones. Returns a function that stops it. */
export function keepUnits(
  units: StoreApi<UnitsState> = useUnits,
  { read, keep } = device,
): () => void {
  void restore(units, read())
  return units.subscribe((now, before) => {
    const chosen = mergeChanged(propertiesOf(read()), keptParts(before), keptParts(now))
    if (chosen) keep(chosen)
  })
}
