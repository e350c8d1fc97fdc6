/** Something that is measured by how often it is done in a second. */
export interface Work {
  /** How many of them one run does. */
  perRun: number
  /** Nothing may be left undone for want of a reader: returns what it made, or a figure of it. */
  run(): unknown
  /** Throws unless what is made is right. */
  check(): void
}

export function assert(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Error(what)
}
