import { create, type StateCreator } from 'zustand'
import { TYPE_SWITCHES, type CharacterType } from '../../domain/characters'
import type { PasswordSettings } from '../../domain/settings'
import { usePassword } from '../../state'
import {
  readSiteRules,
  siteFormIn,
  usualRules,
  type SiteForm,
  type SiteProblem,
} from './domain/rules'
import { conflictText } from './texts.en'

interface SiteState {
  /** A rule as it was pasted or typed. Never leaves memory. */
  text: string
  /** Why the text is no rule. */
  problem: SiteProblem | null
  /** The rules that were set last: what else is made meanwhile leaves them as they are. */
  last: SiteForm | null
  /** Takes the rules over once the text is one. */
  typeRule: (text: string) => void
  /** Changes the rules, and switches them on. */
  change: (patch: Partial<Omit<SiteForm, 'kind'>>) => void
  /** How many of a type there are at least; a type with a least number is switched on. */
  setLeast: (type: CharacterType, least: number) => void
  setSymbols: (symbols: string) => void
  setOn: (isOn: boolean) => void
  /** Takes the rules away, and all that they have changed. */
  reset: () => void
}

const password = {
  getSettings: () => usePassword.getState().settings,
  change: (patch: Partial<PasswordSettings>) => usePassword.getState().change(patch),
}

usePassword.setState({ explain: conflictText })

/** The rules that the controls show. */
export const shownRules = (
  { last }: Pick<SiteState, 'last'>,
  settings: PasswordSettings,
): SiteForm => siteFormIn(settings) ?? last ?? usualRules(settings)

export const siteState =
  ({ getSettings, change }: typeof password): StateCreator<SiteState> =>
  (set, get) => {
    const shown = () => shownRules(get(), getSettings())
    /** The length before a rule bounded it: of '40' being typed or slid over, '4' shall leave no trace. */
    let wanted = getSettings().length
    /** The length after the last rule; where there is another one now, the visitor has chosen that. */
    let bounded = wanted
    function changeRules(rules: Partial<SiteForm>, patch: Partial<PasswordSettings> = {}) {
      const form = { ...shown(), ...rules }
      const { length } = getSettings()
      if (length !== bounded) wanted = length
      set({ last: form })
      change({ form, length: wanted, ...patch })
      bounded = getSettings().length
    }
    return {
      text: '',
      problem: null,
      last: null,
      typeRule(text) {
        const read = text.trim() === '' ? null : readSiteRules(text)
        set({ text, problem: read?.ok === false ? read.error : null })
        if (!read?.ok) return
        const { form, ...types } = read.value
        changeRules(form, types)
      },
      change: (patch) => changeRules(patch),
      setLeast(type, least) {
        const switches = least > 0 ? { [TYPE_SWITCHES[type]]: true } : {}
        changeRules({ least: { ...shown().least, [type]: least } }, switches)
      },
      setSymbols(symbols) {
        const characters = { ...shown().characters, symbols }
        changeRules({ characters }, { includeSymbols: symbols !== '' })
      },
      setOn(isOn) {
        if (isOn) return changeRules({})
        set({ last: shown() })
        change({ form: null })
      },
      reset: () => set({ text: '', problem: null, last: null }),
    }
  }

export const useSite = create(siteState(password))

// Only resets from now on: rules that were kept are not to go when this code comes.
usePassword.subscribe(({ required }, before) => {
  // Nothing of them is to come back.
  const isReset = required !== before.required && Object.keys(required).length === 0
  if (isReset) useSite.getState().reset()
})
