import type { LoadPart } from '#ui/layout/lazy-part'
import { Rack, type RackExtra } from '#ui/layout/rack'
import type { Setting } from '#ui/layout/rack-tile'
import { ASCII_SYMBOLS } from '../domain/characters'
import { requirementsIn, type Mode } from '../domain/settings'
import { usePassword, type PasswordState } from '../state'
import { MODES as FORM_MODES } from './forms/domain/forms'
import { groupsIn } from './groups/domain'
import { groupsSet, HIDDEN, MODE_TEXTS, SITE_SYMBOLS, siteRulesSet, TILES } from './tiles.en'

/** A mode as the page shows it. */
export interface ModeChoice extends Mode {
  /** The box and addresses ask for the mode by it. */
  id: keyof typeof TILES
  name: string
  sizeName: (size: number) => string
  /** Its options, in place of those of passwords. */
  load: LoadPart
}

const formOptions = () => import('./forms/view')

/** What can be chosen beside passwords, before the options; what the modes make is drawn by the functions in `work.ts`. */
export const MODES: readonly ModeChoice[] = [
  { id: 'forms', ...FORM_MODES.passphrase, ...MODE_TEXTS.passphrase, load: formOptions },
  { id: 'pin', ...FORM_MODES.PIN, ...MODE_TEXTS.PIN, load: formOptions },
]

const EXTRAS: readonly RackExtra[] = [
  { id: 'site-rules', ...TILES['site-rules'], load: () => import('./site-rules/view') },
  { id: 'many', ...TILES.many, load: () => import('./many/view') },
  { id: 'handling', ...TILES.handling, load: () => import('./handling/view') },
  { id: 'self-test', ...TILES['self-test'], load: () => import('./self-test/view') },
  { id: 'groups', ...TILES.groups, load: () => import('./groups/view') },
]

/** What is set of an extra, in words. */
function siteRulesText({ settings }: PasswordState): string | null {
  const required = requirementsIn(settings)
  if (!required) return null
  const { minLength, maxLength, characters } = required
  const count = characters.symbols.length
  const symbols = count === 0 ? 'none' : count < ASCII_SYMBOLS.length ? 'some' : 'all'
  return siteRulesSet(Math.min(minLength, maxLength), maxLength, SITE_SYMBOLS[symbols])
}

function groupsText({ settings }: PasswordState): string | null {
  const form = groupsIn(settings)
  return form && groupsSet(form.groups, form.size)
}

const settingOf = (text: string | null, reset: () => void): Setting | null =>
  text === null ? null : { text, reset }

interface Props {
  /** Brings the modes into view, with the focus on one of them. */
  showMode: (mode: ModeChoice) => void
}

/** Extras beside the specified options; each is loaded when it is first opened. */
export function PasswordExtras({ showMode }: Props) {
  const hidden = usePassword((s) => s.hidden)
  const resetForm = usePassword((s) => s.resetForm)
  const setHidden = usePassword((s) => s.setHidden)
  return (
    <Rack
      tool="password-generator"
      extras={EXTRAS}
      settings={{
        // Texts: the tiles are not rendered again for each change of the options.
        'site-rules': settingOf(usePassword(siteRulesText), resetForm),
        groups: settingOf(usePassword(groupsText), resetForm),
        handling: settingOf(hidden ? HIDDEN : null, () => setHidden(false)),
      }}
      elsewhere={Object.fromEntries(MODES.map((mode) => [mode.id, () => showMode(mode)]))}
    />
  )
}
