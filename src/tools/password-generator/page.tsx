import { useEffect, useId } from 'react'
import { Button } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { Sharing } from '#ui/feedback/sharing'
import { Columns, Stack } from '#ui/layout/columns'
import { LazyPart } from '#ui/layout/lazy-part'
import { PRESETS } from './domain/presets'
import { isSameOptions, modeOf } from './domain/settings'
import { browser, prepare } from './effects'
import { MODES, PasswordExtras, type ModeChoice } from './extras/list'
import styles from './page.module.css'
import { usePassword } from './state'
import * as texts from './texts.en'
import { PasswordHistory } from './view/history'
import { PasswordOptionsPanel } from './view/options'
import { PasswordReadout } from './view/output'

/** The mode that is chosen; null: passwords. */
const useMode = (): ModeChoice | null =>
  usePassword(({ settings: { form } }) => {
    const kind = modeOf(form)
    return MODES.find(({ first }) => kind !== null && first.kind === kind) ?? null
  })

const chipId = (mode: ModeChoice) => `mode-${mode.id}`

function showMode(mode: ModeChoice) {
  usePassword.getState().chooseMode(mode)
  scrollTo(0, 0)
  document.getElementById(chipId(mode))?.focus({ preventScroll: true })
}

function Modes() {
  const chosen = useMode()
  const chooseMode = usePassword((s) => s.chooseMode)
  const choose = (mode: ModeChoice | null) => mode !== chosen && chooseMode(mode)
  return (
    <Chips aria-label={texts.MODES_LABEL} className={styles.modes}>
      <Button variant="chip" aria-pressed={chosen === null} onClick={() => choose(null)}>
        {texts.PASSWORDS}
      </Button>
      {MODES.map((mode) => (
        <Button
          key={mode.id}
          id={chipId(mode)}
          variant="chip"
          aria-pressed={mode === chosen}
          onClick={() => choose(mode)}
        >
          {mode.name}
        </Button>
      ))}
    </Chips>
  )
}

function PasswordPresets() {
  const settings = usePassword((s) => s.settings)
  const change = usePassword((s) => s.change)
  return PRESETS.map(({ name, options }) => (
    <Button
      key={name}
      variant="chip"
      aria-pressed={!settings.form && isSameOptions(options, settings)}
      onClick={() => change(options)}
    >
      {texts.PRESET_NAMES[name]}
    </Button>
  ))
}

function SizePresets({ mode }: { mode: ModeChoice }) {
  const form = usePassword((s) => s.settings.form) ?? mode.first
  const change = usePassword((s) => s.change)
  return mode.sizes.map((size) => {
    const sized = mode.sized(form, size)
    return (
      <Button
        key={size}
        variant="chip"
        aria-pressed={JSON.stringify(sized) === JSON.stringify(form)}
        onClick={() => change({ form: sized })}
      >
        {mode.sizeName(size)}
      </Button>
    )
  })
}

function Presets() {
  const id = useId()
  const mode = useMode()
  return (
    <div className={styles.presets}>
      <span id={id} className="label">
        {texts.PRESETS_LABEL}
      </span>
      <Chips aria-labelledby={id}>{mode ? <SizePresets mode={mode} /> : <PasswordPresets />}</Chips>
    </div>
  )
}

function Options() {
  const mode = useMode()
  const ofPasswords = <PasswordOptionsPanel />
  // What stands below them moves once, not to the top and down again.
  return mode ? <LazyPart load={mode.load} meanwhile={ofPasswords} /> : ofPasswords
}

export default function PasswordGeneratorPage() {
  const makeFirst = usePassword((s) => s.makeFirst)
  // Not while the page is prerendered: a password belongs to one visitor.
  useEffect(() => makeFirst(MODES), [makeFirst])
  return (
    <Stack>
      <PasswordReadout />
      <div className={styles.choices}>
        <Modes />
        <Presets />
      </div>
      <Columns>
        <Options />
        <PasswordHistory />
      </Columns>
      <PasswordExtras showMode={showMode} />
      <Sharing />
    </Stack>
  )
}

export { prepare }

PasswordGeneratorPage.loadOpening = async () =>
  (await import('./opening')).openingOf(usePassword.getState, browser.unfold)
