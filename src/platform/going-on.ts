import { createStore } from 'zustand/vanilla'

/** The tool, by its id, of which something has gone on while other things are done, such as its timers; null: none. */
export const goingOn = createStore<string | null>(() => null)

/** The box has room for it as long as it does: `public/early.js` makes that room before the first paint. */
export function showGoingOn(tool: string, isOn: boolean): void {
  if (isOn) goingOn.setState(tool, true)
  document.documentElement.toggleAttribute('data-going-on', isOn)
}
