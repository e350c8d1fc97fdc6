/** Both clocks at once, in ms: one that cannot be set, and the one on the wall. */
export const readClocks = () => ({ monotonicMs: performance.now(), wallMs: Date.now() })
