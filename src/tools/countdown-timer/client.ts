import { startTicker } from '#platform/device/ticker'

/** Ticks from a worker of its own; returns how to end it. */
export const startTicks = (onTick: () => void): (() => void) =>
  startTicker(
    () =>
      new Worker(new URL('../../../workers/timer-tick.worker.ts', import.meta.url), {
        type: 'module',
        name: 'timer-tick',
      }),
    onTick,
  )
