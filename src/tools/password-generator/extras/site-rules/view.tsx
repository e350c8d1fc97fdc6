import { useState, type KeyboardEvent } from 'react'
import { Button } from '#ui/buttons/button'
import { useRested } from '#ui/feedback/use-rested'
import { SelectField, TextField } from '#ui/fields/field'
import { RangeField } from '#ui/fields/range-field'
import { SwitchField } from '#ui/fields/checkbox-field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { FieldColumns } from '#ui/layout/field-columns'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import { sentences } from '#lib/sentences'
import { ASCII_SYMBOLS, CHARACTER_TYPES } from '../../domain/characters'
import { MAX_LENGTH, MIN_LENGTH, modeOf } from '../../domain/settings'
import { spellOut } from '../shared/spell-out'
import { usePassword } from '../../state'
import { brokenRules } from './domain/broken-rules'
import { rangeIn, setInWords } from './domain/password-rules'
import { MAX_LEAST, siteFormIn, type SiteForm, type SiteProblem } from './domain/rules'
import { shownRules, useSite } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** So many characters of rules that cannot be read are quoted. */
const QUOTED = 30

function problemText(problem: SiteProblem): string {
  if (problem.code === 'lengths') return texts.NO_LENGTH
  const text = problem.text.slice(0, QUOTED)
  return problem.code === 'unknown' ? texts.unknownRule(text) : texts.unreadFrom(text)
}

/** The site's rule, as pasted, and what cannot be read of it. */
function RuleField() {
  const text = useSite((s) => s.text)
  const problem = useSite((s) => s.problem)
  const typeRule = useSite((s) => s.typeRule)
  const rested = useRested(text)
  const range = rangeIn(text)
  return (
    <>
      <TextField
        {...texts.RULE}
        error={problem && rested === text ? problemText(problem) : undefined}
        {...UNCORRECTED}
        value={text}
        onChange={(event) => typeRule(event.target.value)}
      />
      <Note role="status">{range !== null && texts.noRanges(range)}</Note>
    </>
  )
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}

/** Moves the focus along the buttons of a row; Tab leaves them. */
function moveFocus(event: KeyboardEvent<HTMLElement>, from: number): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = event.currentTarget.parentElement?.querySelectorAll('button') ?? []
  buttons[Math.max(0, Math.min(buttons.length - 1, from + step))]?.focus()
}

/** The symbols that the site takes, each one a switch; the arrow keys go from one to the next. */
function SymbolChips({ symbols }: { symbols: string }) {
  const setSymbols = useSite((s) => s.setSymbols)
  const [current, setCurrent] = useState(0)
  const isTaken = (symbol: string) => symbols.includes(symbol)
  const toggle = (symbol: string) =>
    setSymbols(ASCII_SYMBOLS.filter((one) => isTaken(one) !== (one === symbol)).join(''))
  return (
    <FieldGroup label={texts.SYMBOLS}>
      <div className={styles.symbols}>
        {ASCII_SYMBOLS.map((symbol, at) => (
          <Button
            key={symbol}
            variant="chip"
            className={styles.symbol}
            tabIndex={at === current ? 0 : -1}
            aria-label={spellOut(symbol).join('')}
            aria-pressed={isTaken(symbol)}
            onFocus={() => setCurrent(at)}
            onKeyDown={(event) => moveFocus(event, at)}
            onClick={() => toggle(symbol)}
          >
            {symbol === ' ' ? '␣' : symbol}
          </Button>
        ))}
      </div>
      <div className={styles.all}>
        <Button variant="quiet" onClick={() => setSymbols(ASCII_SYMBOLS.join(''))}>
          {texts.ALL_SYMBOLS}
        </Button>
        <Button variant="quiet" onClick={() => setSymbols('')}>
          {texts.NO_SYMBOLS}
        </Button>
      </div>
    </FieldGroup>
  )
}

const LEAST_OPTIONS = Array.from({ length: MAX_LEAST + 1 }, (_, least) => ({
  value: least,
  text: String(least),
}))

function Least({ rules }: { rules: SiteForm }) {
  const setLeast = useSite((s) => s.setLeast)
  return (
    <FieldGroup label={texts.LEAST}>
      <FieldColumns narrow>
        {CHARACTER_TYPES.map((type) => (
          <SelectField
            key={type}
            label={texts.TYPES[type]}
            value={rules.least[type]}
            options={LEAST_OPTIONS}
            onChange={(least) => setLeast(type, least)}
          />
        ))}
      </FieldColumns>
    </FieldGroup>
  )
}

/** A limit of 0 stands for any number. */
const LIMITS = [0, 1, 2, 3, 4]

interface LimitProps {
  label: string
  limit: number | null
  onChange: (limit: number | null) => void
}

function Limit({ label, limit, onChange }: LimitProps) {
  const value = limit ?? 0
  const limits = LIMITS.includes(value) ? LIMITS : [...LIMITS, value]
  return (
    <SelectField
      label={label}
      value={value}
      options={limits.map((one) => ({ value: one, text: one ? String(one) : texts.ANY_NUMBER }))}
      onChange={(one) => onChange(one || null)}
    />
  )
}

function Limits({ rules }: { rules: SiteForm }) {
  const change = useSite((s) => s.change)
  return (
    <FieldColumns>
      <RangeField
        label={texts.LONGEST}
        min={MIN_LENGTH}
        max={MAX_LENGTH}
        value={rules.maxLength}
        onChange={(maxLength) => change({ maxLength })}
      />
      <Limit
        label={texts.IN_A_ROW}
        limit={rules.maxRepeating}
        onChange={(maxRepeating) => change({ maxRepeating })}
      />
      <Limit
        label={texts.IN_SEQUENCE}
        limit={rules.maxSequential}
        onChange={(maxSequential) => change({ maxSequential })}
      />
    </FieldColumns>
  )
}

/** Whether the rules are kept, and what of them has no control of its own. */
function Outcome({ rules }: { rules: SiteForm }) {
  const kept = usePassword((s) => s.generated?.entropy)
  const busy = usePassword((s) => s.busy)
  const sets = rules.oneOf.map((set) => texts.oneOf(setInWords(set)))
  const least = Math.min(rules.minLength, rules.maxLength)
  const text = sentences(
    least > MIN_LENGTH && texts.atLeast(least),
    ...sets,
    kept && texts.OUTCOME[kept.ok ? 'ok' : 'conflict'],
  )
  // What is known meanwhile is of the rules before.
  const [stated, setStated] = useState('')
  if (!busy && stated !== text) setStated(text)
  return <Note role="status">{stated}</Note>
}

/** Whether what stands in the window, which was not made by the rules, follows them all the same. */
function OfMode({ rules }: { rules: SiteForm }) {
  const password = usePassword((s) => s.generated?.password ?? '')
  if (password === '') return <Note>{texts.OF_PASSWORDS}</Note>
  const broken = brokenRules(password, rules)
  return (
    <div role="status">
      <Note>{sentences(texts.OF_PASSWORDS, broken.length > 0 ? texts.BREAKS : texts.KEEPS)}</Note>
      <ul className={styles.broken}>
        {broken.map((one) => (
          <li key={texts.brokenText(one)}>{texts.brokenText(one)}</li>
        ))}
      </ul>
    </div>
  )
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
      <SwitchField {...texts.KEEP} checked={isOn} onChange={setOn} />
      <SymbolChips symbols={rules.characters.symbols} />
      <Least rules={rules} />
      <Limits rules={rules} />
      {isOn && <Outcome rules={rules} />}
      {last && modeOf(settings.form) && <OfMode rules={last} />}
      <Note>{texts.NOTE}</Note>
    </Stack>
  )
}
