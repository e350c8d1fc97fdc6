import { progressPercent, type Timer } from './timer'

/** Each is more than a pixel of an icon, whose picture takes the page longer than all else of a second. */
const ICON_TICKS = 24

/** The ring of a timer that runs as an icon of its own, for 16 px and more: clockwise from the top. Null for others. */
export function tabIcon(timer: Timer): string | null {
  if (timer.phase !== 'running') return null
  const ticks = Math.ceil((progressPercent(timer) / 100) * ICON_TICKS)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-width="7">` +
    `<circle cx="16" cy="16" r="16" fill="#15182b"/><circle cx="16" cy="16" r="11" stroke="#3a4068"/>` +
    `<circle cx="16" cy="16" r="11" stroke="#ffb547" pathLength="${ICON_TICKS}" ` +
    `stroke-dasharray="${ticks} ${ICON_TICKS}" transform="rotate(-90 16 16)"/></svg>`
  )
}
