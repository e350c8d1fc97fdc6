/** The outcome of work that can fail in ways the caller must handle. Survives structured clone. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value })

export const err = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error })
