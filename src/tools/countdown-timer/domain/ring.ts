import { progressPercent, type Timer } from './timer'

/** TI-02, in the units of the drawing; the circumference is about 880. */
export const RING_RADIUS = 140

const TICKS = 60

const rounded = (place: number) => Number(place.toFixed(1))

/** A stroke across the ring, as data of an SVG path around the center. */
function strokeAt(tick: number, inner: number, outer: number): string {
  const angle = (tick / TICKS) * 2 * Math.PI
  const place = (radius: number) =>
    `${rounded(Math.sin(angle) * radius)} ${rounded(-Math.cos(angle) * radius)}`
  return `M${place(inner)}L${place(outer)}`
}

/** The needle at the top; it is turned from there. */
export const NEEDLE_PATH = strokeAt(0, RING_RADIUS - 14, RING_RADIUS + 12)

/** The first ticks of the ring, clockwise from the top; every fifth is longer. All of them: 60. */
export const ticksPath = (count: number): string =>
  Array.from({ length: count }, (_, tick) =>
    strokeAt(tick, RING_RADIUS - (tick % 5 === 0 ? 12 : 6), RING_RADIUS + 6),
  ).join('')

export const ALL_TICKS_PATH = ticksPath(TICKS)

/** How many ticks the remaining time reaches, with the one at the top: 60 at 100 percent, 1 at 0. */
export const reachedTicks = (percent: number): number =>
  Math.min(Math.floor((percent / 100) * TICKS) + 1, TICKS)

/** Clockwise from the top; all the way round at 100 percent. */
export const needleAngleDeg = (percent: number): number => percent * 3.6

/** Each is more than a pixel of an icon, whose picture takes the page longer than all else of a second. */
const ICON_TICKS = 24

/** How much of the ring is drawn in the icon, in ticks of its own; null unless the timer runs. */
export const iconTicks = (timer: Timer): number | null =>
  timer.phase === 'running' ? Math.ceil((progressPercent(timer) / 100) * ICON_TICKS) : null

/** The ring as an icon of its own, for 16 px and more: clockwise from the top. */
export const ringIcon = (ticks: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="7">` +
  `<circle cx="16" cy="16" r="16" fill="#15182b"/><circle cx="16" cy="16" r="11" stroke="#3a4068"/>` +
  `<circle cx="16" cy="16" r="11" stroke="#ffb547" pathLength="${ICON_TICKS}" ` +
  `stroke-dasharray="${ticks} ${ICON_TICKS}" transform="rotate(-90 16 16)"/></svg>`
