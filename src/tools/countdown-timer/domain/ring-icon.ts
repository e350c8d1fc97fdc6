import { progressPercent, type Timer } from './timer'

const STEPS = 60

/** How much of the ring is drawn, in sixtieths; null unless the timer runs. */
export const iconSteps = (timer: Timer): number | null =>
  timer.phase === 'running' ? Math.ceil((progressPercent(timer) / 100) * STEPS) : null

/** The ring as an icon of its own, for 16 px and more: clockwise from the top. */
export const ringIcon = (steps: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="7">` +
  `<circle cx="16" cy="16" r="16" fill="#15182b"/><circle cx="16" cy="16" r="11" stroke="#3a4068"/>` +
  `<circle cx="16" cy="16" r="11" stroke="#ffb547" pathLength="${STEPS}" ` +
  `stroke-dasharray="${steps} ${STEPS}" transform="rotate(-90 16 16)"/></svg>`
