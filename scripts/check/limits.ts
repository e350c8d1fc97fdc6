/** The browser tests end themselves, with a report, after this long. */
export const browserTestsLimitMs = 900_000

/** Ends a check that hangs: far above what any takes, and later than the one that ends itself. */
export const checkLimitMs = browserTestsLimitMs + 120_000
