const TYPES = ['mousedown', 'click'] as const

function drop(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  }
  // The detail of a click by a key or a script is 0.
  if (event.detail === 1)
    for (const type of TYPES) event.view?.removeEventListener(type, drop, true)
}

/**
 * To be called in a click that acts once, or takes away what it is on: the second of a double click would act on what
 * is there by then.
 * @param view the window of the click
 */
export function dropSecondClick(view: Window | null = window): void {
  for (const type of TYPES) view?.addEventListener(type, drop, true)
}

/** So soon after a press another one at its place is the second half of a double press. */
const DOUBLE_MS = 300

/** Fingers do not meet the same point again. */
const DOUBLE_PX = 24

type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY' | 'currentTarget'>

const isAtSamePlace = (a: Press, b: Press) =>
  a.detail === 0 || b.detail === 0
    ? a.currentTarget === b.currentTarget
    : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) < DOUBLE_PX

/**
 * For buttons of which one takes another's place: returns what says whether a click is the second half of a double press.
 * Not all touch screens count the taps of one place, and keys are never counted.
 */
export function secondPresses(): (press: Press) => boolean {
  let first: Press | null = null
  return ({ detail, timeStamp, clientX, clientY, currentTarget }) => {
    const press = { detail, timeStamp, clientX, clientY, currentTarget }
    const isSecond =
      first !== null && timeStamp - first.timeStamp < DOUBLE_MS && isAtSamePlace(first, press)
    if (!isSecond) first = press
    return isSecond
  }
}
