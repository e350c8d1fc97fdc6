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
import { setInWords } from './password-rules'
import { siteFormIn, type RulesConflict, type SiteForm } from './rules'
import { isCountable, log2Big, validPasswords, type CharacterGroup } from './valid-passwords'

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

/** Which passwords keep the rules, or why none can; undefined: there is no character, and no need of one. */
function countedPasswords(
  settings: PasswordSettings,
  form: SiteForm,
): Result<ReturnType<typeof validPasswords>, RulesConflict> | undefined {
  const pool = createPool(settings).characters
  const needs = needsOf(form)
  const missing = needs.find(({ characters }) => !pool.some((one) => characters.includes(one)))
  if (missing) return err(missing.conflict)
  if (pool.length === 0) return undefined
  const { maxConsecutive, maxLength } = form
  const rules = {
    groups: groupsOf(pool, needs),
    needs: needs.map(({ least }) => least),
    // No run is longer than the password.
    maxRun: maxConsecutive !== null && maxConsecutive < maxLength ? maxConsecutive : null,
  }
  if (!isCountable(rules, maxLength)) return err({ code: 'too-many-rules' })
  const passwords = validPasswords(rules)
  if (passwords.count(settings.length) > 0n) return ok(passwords)
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
  if (!counted?.ok) return { draw: () => '', entropy: () => counted }
  const passwords = counted.value
  let widest: typeof passwords | undefined
  function countWidest() {
    const all = countedPasswords({ ...settings, ...WIDEST }, form)
    return all?.ok ? all.value : passwords
  }
  const bitsOf: BitsOf = (most) => {
    const { count } = most.characters ? (widest ??= countWidest()) : passwords
    return log2Big(count(most.length ? form.maxLength : settings.length))
  }
  return {
    draw: (pick) => passwords.draw(settings.length, pick),
    entropy: () => ok(entropyBy(bitsOf)),
  }
}

/** The same for the worker; without such rules a plain password. */
export async function formDrawing(settings: PasswordSettings, form: Form): Promise<Drawing> {
  const own = siteFormIn({ form })
  return own ? siteDrawing(settings, own) : poolDrawing(settings)
}
