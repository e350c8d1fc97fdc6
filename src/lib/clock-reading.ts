/** Two clocks read at one moment, in ms. */
export interface ClockReading {
  /** Cannot be set, but may stop while the device sleeps. */
  monotonicMs: number
  /** Runs during sleep, but may be set forwards and back. Since 1970. */
  wallMs: number
}
