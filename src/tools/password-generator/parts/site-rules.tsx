import { useState } from 'react'
import { SelectField } from '../../../ui/fields/field'
import { Stack } from '../../../ui/layout/columns'
import { FieldGroup } from '../../../ui/layout/field-group'
import { Note } from '../../../ui/layout/note'
import { setInWords } from '../domain/ascii-classes'
import { CHARACTER_TYPES, type ByType } from '../domain/character-sets'
import { MAX_LEAST, siteFormIn, type SiteForm } from '../domain/forms'
import { MAX_LENGTH, MIN_LENGTH } from '../domain/settings'
import { usePassword } from '../store'
import { shownRules, useSite } from '../store-site'
import { CheckboxField } from './checkbox-field'
import { RangeField } from './range-field'
import { RuleField } from './rule-field'
import styles from './site-rules.module.css'
import { SymbolChips } from './symbol-chips'

const TYPE_NAMES: ByType<string> = {
  uppercase: 'Uppercase',
  lowercase: 'Lowercase',
  numbers: 'Numbers',
  symbols: 'Symbols',
}

const LEAST_OPTIONS = Array.from({ length: MAX_LEAST + 1 }, (_, least) => ({
  value: least,
  text: String(least),
}))

function Least({ rules }: { rules: SiteForm }) {
  const setLeast = useSite((s) => s.setLeast)
  return (
    <FieldGroup label="At least so many of each">
      <div className={styles.least}>
        {CHARACTER_TYPES.map((type) => (
          <SelectField
            key={type}
            label={TYPE_NAMES[type]}
            value={rules.least[type]}
            options={LEAST_OPTIONS}
            onChange={(least) => setLeast(type, least)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** 0 stands for any number. */
const ROW_LIMITS = [0, 1, 2, 3, 4]

function Limits({ rules }: { rules: SiteForm }) {
  const change = useSite((s) => s.change)
  const inRow = rules.maxConsecutive ?? 0
  const limits = ROW_LIMITS.includes(inRow) ? ROW_LIMITS : [...ROW_LIMITS, inRow]
  return (
    <>
      <RangeField
        label="Longest length"
        min={MIN_LENGTH}
        max={MAX_LENGTH}
        value={rules.maxLength}
        onChange={(maxLength) => change({ maxLength })}
      />
      <div className={styles.limit}>
        <SelectField
          label="The same character in a row, at most"
          value={inRow}
          options={limits.map((value) => ({ value, text: value ? String(value) : 'Any number' }))}
          onChange={(value) => change({ maxConsecutive: value || null })}
        />
      </div>
    </>
  )
}

const KEPT = {
  ok: 'Every password keeps the rules; all that do are equally likely.',
  conflict: 'No password can keep the rules: the reason is in the window above.',
}

/** Whether the rules are kept, and what of them has no control of its own. */
function Outcome({ rules }: { rules: SiteForm }) {
  const kept = usePassword((s) => s.generated?.entropy)
  const busy = usePassword((s) => s.busy)
  const sets = rules.oneOf.map((set) => `One of ${setInWords(set)} is in each. `)
  const least = Math.min(rules.minLength, rules.maxLength)
  const shortest = least > MIN_LENGTH ? `At least ${least} characters. ` : ''
  const text = shortest + sets.join('') + (kept ? KEPT[kept.ok ? 'ok' : 'conflict'] : '')
  // What is known meanwhile is of the rules before.
  const [stated, setStated] = useState('')
  if (!busy && stated !== text) setStated(text)
  return <Note role="status">{stated}</Note>
}

/** What a site requires of passwords: pasted as its rule, or set by hand. */
export default function SiteRules() {
  const settings = usePassword((s) => s.settings)
  const last = useSite((s) => s.last)
  const setOn = useSite((s) => s.setOn)
  const rules = shownRules({ last }, settings)
  const isOn = siteFormIn(settings) !== null
  return (
    <Stack>
      <RuleField />
      <CheckboxField
        label="Keep these rules"
        hint="in place of the usual guarantee"
        checked={isOn}
        onChange={setOn}
      />
      <SymbolChips symbols={rules.characters.symbols} />
      <Least rules={rules} />
      <Limits rules={rules} />
      {isOn && <Outcome rules={rules} />}
      <Note>
        Length, types and exclusions are those of the options, as far as the rules take them; custom
        characters to include are left out. Rules are not kept for the next visit: they could reveal
        the site.
      </Note>
    </Stack>
  )
}
