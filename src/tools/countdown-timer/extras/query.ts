import { SEVERAL } from './several/query'

/** The extra in which several timers are started, by its id. */
export const SEVERAL_QUERIES: readonly string[] = [SEVERAL]
