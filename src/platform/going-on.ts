import { createStore } from 'zustand/vanilla'

/** The tool, by its id, of which something has gone on while other things are done, such as its timers; null: none. */
export const goingOn = createStore<string | null>(() => null)

/** How much of it is left, from 0 to 1: of several that of the one whose time the tab's title shows. */
export const shareLeft = createStore(() => 0)

export const showShareLeft = (share01: number): void => shareLeft.setState(share01, true)

/** The box has room for it as long as it does: `public/early.js` makes that room before the first paint. */
export function showGoingOn(tool: string, isOn: boolean): void {
  if (isOn) goingOn.setState(tool, true)
  document.documentElement.toggleAttribute('data-going-on', isOn)
}
