/** Spec §9, in the units of the drawing. */
export const RING_RADIUS = 140

/** About 880, as in the spec. */
export const RING_CIRCUMFERENCE = 2 * Math.PI * RING_RADIUS

/** How much of the ring's dash is pushed out of sight: nothing at 100 percent, all of it at 0. */
export const dashOffset = (percent: number): number => RING_CIRCUMFERENCE * (1 - percent / 100)
