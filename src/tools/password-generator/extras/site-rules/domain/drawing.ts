import { err, ok, type Result } from '#lib/result'
import { CHARACTER_TYPES } from '../../../domain/characters'
import { poolDrawing, type Drawing } from '../../../domain/draw'
import { entropyBy, type BitsOf } from '../../../domain/entropy'
import { createPool } from '../../../domain/pool'
import {
  lengthRange,
  neededCharacters,
  type Form,
  type PasswordSettings,
} from '../../../domain/settings'
import type { PickBelow } from '#lib/uniform'
import { countAccepted, isAccepted, type Refusal } from './accepted'
import { setInWords } from './password-rules'
import { siteFormIn, type RulesConflict, type SiteForm } from './rules'
import {
  isCountable,
  log2Big,
  validPasswords,
  type CharacterGroup,
  type DrawingRules,
} from './valid-passwords'

interface Need {
  characters: string
  least: number
  /** Why it is a conflict where none of them is left. */
  conflict: RulesConflict
}

function needsOf({ characters, least, oneOf }: SiteForm): Need[] {
  const ofTypes = CHARACTER_TYPES.map((type) => ({
    characters: characters[type],
    least: least[type],
    conflict: { code: characters[type] === '' ? 'none-taken' : 'none-left', type } as const,
  }))
  const ofSets = oneOf.map((set) => ({
    characters: set,
    least: 1,
    conflict: { code: 'none-of', characters: setInWords(set) } as const,
  }))
  return [...ofTypes, ...ofSets].filter((need) => need.least > 0)
}

/** Characters that count for the same needs, together. */
function groupsOf(pool: readonly string[], needs: readonly Need[]): CharacterGroup[] {
  const groups = new Map<string, { characters: string[]; meets: number[] }>()
  for (const character of pool) {
    const meets = [...needs.keys()].filter((need) => needs[need]?.characters.includes(character))
    const group = groups.get(meets.join()) ?? { characters: [], meets }
    group.characters.push(character)
    groups.set(meets.join(), group)
  }
  return [...groups.values()]
}

/** At a lower share of accepted passwords drawing takes too long. */
const MIN_ACCEPTED = 1 / 1000

/** With such a share fewer never happens: by then the random source is stuck. */
const MAX_REFUSED = 100_000

/** What a count in doubles may be off, in bits: far more than it is. */
const COUNT_ERROR_BITS = 1e-9

/** The passwords that keep the rules: how many, and one of them. */
interface KeptPasswords {
  /** The share of them among those that are drawn. */
  shareOfDrawn: (length: number) => number
  /** Binary logarithm of their number: exact, or less by a hair. */
  bits: (length: number) => number
  draw: (length: number, pick: PickBelow) => string
  oddsOfStart: (length: number, starts: string) => number
}

/** Those that are drawn until one is accepted; all accepted ones are equally likely then too. */
function keptPasswords(rules: DrawingRules & Refusal): KeptPasswords {
  const drawn = validPasswords(rules)
  const has = (one: string) => rules.groups.some(({ characters }) => characters.includes(one))
  const isRefusing = rules.maxSequential !== null || has(' ')
  const counts = new Map<string, number>()
  function accepted(length: number, notFirst = ''): number {
    const key = `${length}${notFirst}`
    const count = counts.get(key) ?? countAccepted(rules, length, notFirst)
    counts.set(key, count)
    return count
  }
  return {
    shareOfDrawn(length) {
      const all = drawn.count(length)
      if (all === 0n) return 0
      return isRefusing ? accepted(length) / Number(all) : 1
    },
    bits: (length) =>
      isRefusing ? Math.log2(accepted(length)) - COUNT_ERROR_BITS : log2Big(drawn.count(length)),
    draw(length, pick) {
      for (let refused = 0; refused < MAX_REFUSED; refused++) {
        const password = drawn.draw(length, pick)
        if (!isRefusing || isAccepted(password, rules)) return password
      }
      throw new Error('the random source is stuck')
    },
    oddsOfStart: (length, starts) =>
      Array.from(starts).some(has) ? 1 - accepted(length, starts) / accepted(length) : 0,
  }
}

/** What no longer restricts a password of the longest length is no limit. */
const limitWithin = (limit: number | null, length: number) =>
  limit !== null && limit < length ? limit : null

/** Which passwords keep the rules, or why none can; undefined: there is no character, and no need of one. */
function countedPasswords(
  settings: PasswordSettings,
  form: SiteForm,
): Result<KeptPasswords, RulesConflict> | undefined {
  const pool = createPool(settings).characters
  const needs = needsOf(form)
  const missing = needs.find(({ characters }) => !pool.some((one) => characters.includes(one)))
  if (missing) return err(missing.conflict)
  if (pool.length === 0) return undefined
  const { maxRepeating, maxSequential, maxLength } = form
  const rules = {
    groups: groupsOf(pool, needs),
    needs: needs.map(({ least }) => least),
    maxRun: limitWithin(maxRepeating, maxLength),
    maxSequential: limitWithin(maxSequential, maxLength),
  }
  if (!isCountable(rules, maxLength)) return err({ code: 'too-many-rules' })
  const passwords = keptPasswords(rules)
  const share = passwords.shareOfDrawn(settings.length)
  if (share > 0) return share < MIN_ACCEPTED ? err({ code: 'too-many-rules' }) : ok(passwords)
  const needed = neededCharacters(form)
  if (needed <= settings.length) return err({ code: 'none' })
  return err({ code: 'too-short', needed, longest: lengthRange(form).max })
}

/** All that the site takes, with nothing excluded. */
const WIDEST = {
  includeUppercase: true,
  includeLowercase: true,
  includeNumbers: true,
  includeSymbols: true,
  excludeSimilar: false,
  excludeAmbiguous: false,
  customExclude: '',
}

/** Passwords that keep the rules of a site, all equally likely. */
export function siteDrawing(settings: PasswordSettings, form: SiteForm): Drawing {
  const counted = countedPasswords(settings, form)
  if (!counted?.ok) return { draw: () => '', entropy: () => counted, oddsOfStart: () => 0 }
  const passwords = counted.value
  let widest: typeof passwords | undefined
  function countWidest() {
    const all = countedPasswords({ ...settings, ...WIDEST }, form)
    return all?.ok ? all.value : passwords
  }
  const bitsOf: BitsOf = (most) => {
    const { bits } = most.characters ? (widest ??= countWidest()) : passwords
    return bits(most.length ? form.maxLength : settings.length)
  }
  return {
    draw: (pick) => passwords.draw(settings.length, pick),
    entropy: () => ok(entropyBy(bitsOf)),
    oddsOfStart: (starts) => passwords.oddsOfStart(settings.length, starts),
  }
}

/** The same for the worker; without such rules a plain password. */
export async function formDrawing(settings: PasswordSettings, form: Form): Promise<Drawing> {
  const own = siteFormIn({ form })
  return own ? siteDrawing(settings, own) : poolDrawing(settings)
}
