/** What is asked of several numbers or quantities. */
export type ListKind = 'average' | 'median' | 'sum' | 'product' | 'smallest' | 'largest' | 'range'

/** Between quantities of a list. */
export const LIST_MARK = /\s*;\s*|,\s+(?:and\s+)?|\s+and\s+|(?<=[^\d\s]),/iu

const KINDS: readonly (readonly [ListKind, RegExp])[] = [
  ['average', /^(?:average|avg|(?:arithmetic )?mean)\b/i],
  ['median', /^median\b/i],
  ['sum', /^(?:sum|total)\b/i],
  ['product', /^product\b/i],
  ['smallest', /^(?:min(?:imum)?|smallest|lowest|shortest|lightest)\b/i],
  ['largest', /^(?:max(?:imum)?|largest|biggest|highest|longest|heaviest)\b/i],
  ['range', /^range\b/i],
]

/** The kind that a question names, and the list behind it without the words and brackets around; null for none. */
export function readList(question: string): { kind: ListKind; list: string } | null {
  const [kind, name] = KINDS.find(([, one]) => one.test(question)) ?? []
  if (kind === undefined || name === undefined) return null
  const list = question.replace(name, '').replace(/^(?: of| for| between|:)*\s*\(?|\)$/gi, '')
  return { kind, list }
}

/** Those of a sorted list by which it is answered. */
export function decisive<One>(kind: ListKind, sorted: readonly One[]): readonly One[] {
  switch (kind) {
    case 'median':
      return sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1)
    case 'smallest':
      return sorted.slice(0, 1)
    case 'largest':
      return sorted.slice(-1)
    case 'range':
      return [...sorted.slice(-1), ...sorted.slice(0, 1)]
    default:
      return sorted
  }
}
