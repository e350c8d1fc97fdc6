/** So soon after a press another one at its place is the second half of a double press. */
const DOUBLE_MS = 300

/** Fingers do not meet the same point again. */
const DOUBLE_PX = 24

/** What a click event tells of a press. */
interface Press {
  /** How many presses of its place the browser has counted; 0 for keys. */
  detail: number
  timeStamp: number
  clientX: number
  clientY: number
  /** The button. */
  currentTarget: unknown
}

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
