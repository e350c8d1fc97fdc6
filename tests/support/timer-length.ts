/** Of a timer to which no minutes were added. */
export const ofLength = (totalMs: number) => ({ totalMs, setMs: totalMs })
