import type { ClockReading } from '#lib/clock-reading'

export const readClocks = (): ClockReading => ({
  monotonicMs: performance.now(),
  wallMs: Date.now(),
})
