import { SEVERAL } from './several/asked'

/** The extra in which several timers are started, by its id. */
export const SEVERAL_ASKED: readonly string[] = [SEVERAL]
