export type CharacterKind = 'letter' | 'number' | 'symbol' | 'space'

function kindOf(text: string): CharacterKind {
  if (text === ' ') return 'space'
  if (/^\p{L}/u.test(text)) return 'letter'
  return /^\p{N}/u.test(text) ? 'number' : 'symbol'
}

/** Cuts a password where the kind of its characters changes, and at each space. */
export const splitByKind = (password: string): { kind: CharacterKind; text: string }[] =>
  (password.match(/ |\p{L}+|\p{N}+|[^ \p{L}\p{N}]+/gu) ?? []).map((text) => ({
    kind: kindOf(text),
    text,
  }))
