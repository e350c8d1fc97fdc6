export type CharacterKind = 'letter' | 'number' | 'symbol' | 'space'

/** Neighbors of one kind; a space stands alone. */
interface KindRun {
  kind: CharacterKind
  text: string
}

function kindOf(character: string): CharacterKind {
  if (character === ' ') return 'space'
  if (/\p{L}/u.test(character)) return 'letter'
  return /\p{N}/u.test(character) ? 'number' : 'symbol'
}

/** Cuts a password where the kind of its characters changes; the pieces together are the password. */
export function splitByKind(password: string): KindRun[] {
  const runs: KindRun[] = []
  for (const character of password) {
    const kind = kindOf(character)
    const last = runs.at(-1)
    if (last?.kind === kind && kind !== 'space') last.text += character
    else runs.push({ kind, text: character })
  }
  return runs
}
