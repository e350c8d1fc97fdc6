import { err, ok, type Result } from '../../../lib/result'
import { setInWords } from './ascii-classes'
import { CHARACTER_TYPES } from './character-sets'
import { ADVISED_BITS, wholeTenths, type Entropy, type Remedy } from './entropy'
import { createPool } from './pool'
import type { PasswordSettings } from './settings'
import { lengthRange, neededCharacters, type RulesConflict, type SiteForm } from './site-form'
import type { PickBelow } from './uniform'
import { log2Big } from './uniform-big'
import { isCountable, validPasswords, type CharacterGroup } from './valid-passwords'

interface Need {
  characters: string
  least: number
  /** Why it is a conflict where none of them is left. */
  conflict: RulesConflict
}

/** @param form the rules of the settings */
function needsOf({ characters, least, oneOf }: SiteForm): Need[] {
  const ofTypes = CHARACTER_TYPES.map((type) => ({
    characters: characters[type],
    least: least[type],
    conflict: { code: 'none-left', type } as const,
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

interface SiteDrawing {
  draw: (pick: PickBelow) => string
  entropy: Entropy
}

/** Which passwords keep the rules, or why none can. Of an empty pool without needs, null. */
function countedPasswords(settings: PasswordSettings, form: SiteForm) {
  const pool = createPool(settings).characters
  const needs = needsOf(form)
  const missing = needs.find(({ characters }) => !pool.some((one) => characters.includes(one)))
  if (missing) return err(missing.conflict)
  if (pool.length === 0) return null
  const { maxConsecutive, maxLength } = form
  const rules = {
    groups: groupsOf(pool, needs),
    needs: needs.map(({ least }) => least),
    // No run is longer than the password.
    maxRun: maxConsecutive !== null && maxConsecutive < maxLength ? maxConsecutive : null,
  }
  if (!isCountable(rules, maxLength)) return err({ code: 'too-many-rules' } as const)
  return ok(validPasswords(rules))
}

type Passwords = ReturnType<typeof validPasswords>

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

function remedyFor(settings: PasswordSettings, form: SiteForm, own: Passwords): Remedy {
  const { length } = settings
  const { maxLength } = form
  const widest = countedPasswords({ ...settings, ...WIDEST }, form)
  const wide = widest?.ok ? widest.value : own
  const isEnough = ({ count }: Passwords, at: number) => count(at) >= 2n ** BigInt(ADVISED_BITS)
  const wider = isEnough(wide, length)
  if (isEnough(own, maxLength)) return wider ? 'either' : 'longer'
  if (wider) return 'more-characters'
  return isEnough(wide, maxLength) ? 'both' : 'limited'
}

/** What is drawn with the rules of a site, or why nothing can be. Of an empty pool without needs, null. */
export function siteDrawing(
  settings: PasswordSettings,
  form: SiteForm,
): Result<SiteDrawing, RulesConflict> | null {
  const counted = countedPasswords(settings, form)
  if (!counted?.ok) return counted
  const passwords = counted.value
  const count = passwords.count(settings.length)
  if (count === 0n) return err(conflictOf(form, settings.length))
  const bits = log2Big(count)
  const remedy = bits < ADVISED_BITS ? remedyFor(settings, form, passwords) : null
  return ok({
    draw: (pick) => passwords.draw(settings.length, pick),
    entropy: { bits: wholeTenths(bits), remedy },
  })
}

function conflictOf(form: SiteForm, length: number): RulesConflict {
  const needed = neededCharacters(form)
  if (needed > length) return { code: 'too-short', needed, longest: lengthRange(form).max }
  return { code: 'none' }
}
