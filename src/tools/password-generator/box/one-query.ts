import type { Query } from './query'
import type { SecretKind } from './secret-kind'
import { wordsOf, type Options } from './secret-words'

interface Read {
  length: number | null
  hasUnit: boolean
  hasName: boolean
  isOfTool: boolean
  options: Options
}

/** Reads `password`, `20 character password`, `strong password, no symbols`, each kind by its own words. */
export function oneQueryReader(kind: SecretKind): (question: string) => Query | null {
  const words = wordsOf(kind)

  /** Adds the word at a place to what was read; returns its length, 0 where it is no word of this kind of question. */
  function take(read: Read, question: string, at: number): number {
    const match = (pattern: RegExp) => {
      pattern.lastIndex = at
      return pattern.exec(question)
    }
    const name = match(words.name)
    if (name) {
      const [{ length }, plural, generator] = name
      // `8 digit pins` has a length, and `8 passwords` has a count, which another reader takes.
      if (read.hasName || (plural ? !read.hasUnit : read.length !== null && !read.hasUnit)) return 0
      Object.assign(read, { hasName: true, isOfTool: generator !== undefined })
      return length
    }
    const digits = read.length === null ? match(words.length) : null
    if (digits) {
      Object.assign(read, { length: Number(digits[1]), hasUnit: digits[2] !== undefined })
      return digits[0].length
    }
    if (read.length !== null && !read.hasUnit) {
      const unit = match(words.unit)
      read.hasUnit = unit !== null
      if (unit) return unit[0].length
    }
    for (const { pattern, options } of words.parts) {
      const part = match(pattern)
      if (!part) continue
      read.options = { ...read.options, ...options(part[1] ?? '') }
      // In `8 digit password` the unit of the length is a kind of characters.
      read.hasUnit ||= read.length !== null
      return part[0].length
    }
    return match(words.filler)?.[0].length ?? 0
  }

  return (question) => {
    const read: Read = {
      length: null,
      hasUnit: false,
      hasName: false,
      isOfTool: false,
      options: {},
    }
    let at = 0
    while (at < question.length) {
      const length = take(read, question, at)
      if (length === 0) return null
      at += length
      while (/[\s,:;-]/.test(question.charAt(at))) at++
    }
    const isRequested = read.hasName || (kind.isNamedByUnit && read.hasUnit)
    // `password generator` is the tool itself.
    if (!isRequested || (read.isOfTool && read.length === null)) return null
    const { length: presetLength = null, ...options } = read.options
    return { count: null, length: read.length ?? presetLength, unit: kind.unit, options }
  }
}
