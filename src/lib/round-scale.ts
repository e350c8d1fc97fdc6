// A scale of 60 ticks bent round, from the top clockwise: data of SVG paths around the center.

/** In the units of the drawing; the circumference is about 880. */
export const RING_RADIUS = 140

const TICKS = 60

const rounded = (place: number) => Number(place.toFixed(1))

function strokeAt(tick: number, inner: number, outer: number): string {
  const angle = (tick / TICKS) * 2 * Math.PI
  const place = (radius: number) =>
    `${rounded(Math.sin(angle) * radius)} ${rounded(-Math.cos(angle) * radius)}`
  return `M${place(inner)}L${place(outer)}`
}

/** The needle at the top; it is turned from there. */
export const NEEDLE_PATH = strokeAt(0, RING_RADIUS - 14, RING_RADIUS + 12)

/** The first ticks of the ring; every fifth is longer. All of them: 60. */
export const ticksPath = (count: number): string =>
  Array.from({ length: count }, (_, tick) =>
    strokeAt(tick, RING_RADIUS - (tick % 5 === 0 ? 12 : 6), RING_RADIUS + 6),
  ).join('')

export const ALL_TICKS_PATH = ticksPath(TICKS)

/** How many ticks a share of the scale reaches, with the one at the top: 60 at 100 percent, 1 at 0. */
export const reachedTicks = (percent: number): number =>
  Math.min(Math.floor((percent / 100) * TICKS) + 1, TICKS)

/** All the way round at 100 percent. */
export const needleAngleDeg = (percent: number): number => percent * 3.6
