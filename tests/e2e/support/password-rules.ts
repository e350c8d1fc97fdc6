import type { Page } from '@playwright/test'
import {
  CUSTOM_EXCLUDE,
  CUSTOM_INCLUDE,
  EXCLUDE_AMBIGUOUS,
  EXCLUDE_SIMILAR,
  GENERATED_LABEL,
  LENGTH,
  TYPES as TYPE_TEXTS,
} from '../../../src/tools/password-generator/texts.en'

export interface Control {
  label: string
  value: string
  checked: boolean
}

/** The controls as the page shows them at one moment; null while it says that it is busy. */
const controlsOf = (page: Page): Promise<Control[] | null> =>
  page.evaluate(() => {
    if (document.querySelector('section[aria-busy="true"]')) return null
    return [...document.querySelectorAll('label')].flatMap(({ control, textContent: label }) => {
      if (control instanceof HTMLTextAreaElement) {
        return [{ label, value: control.value, checked: false }]
      }
      if (!(control instanceof HTMLInputElement)) return []
      return [{ label, value: control.value, checked: control.checked }]
    })
  })

// PW-02, PW-03, PW-05
const TYPES: Readonly<Record<string, string>> = {
  [TYPE_TEXTS.includeUppercase.label]: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  [TYPE_TEXTS.includeLowercase.label]: 'abcdefghijklmnopqrstuvwxyz',
  [TYPE_TEXTS.includeNumbers.label]: '0123456789',
  [TYPE_TEXTS.includeSymbols.label]: '!@#$%^&*()_+-=[]{}|;:,.<>?',
}
const EXCLUSIONS: Readonly<Record<string, string>> = {
  [EXCLUDE_SIMILAR.label]: 'il1Lo0O',
  [EXCLUDE_AMBIGUOUS.label]: '{}[]()<>/\\\'"`~,;:.',
}

/** What a password has against the options beside it. */
export function brokenBy(controls: readonly Control[]): string[] {
  const values = new Map(controls.map(({ label, value }) => [label, value]))
  const valueOf = (label: string) => values.get(label) ?? ''
  const checked = controls.filter((control) => control.checked).map(({ label }) => label)

  const excluded = new Set([
    ...checked.map((label) => EXCLUSIONS[label] ?? '').join(''),
    ...valueOf(CUSTOM_EXCLUDE.label),
  ])
  const left = (set: string) => [...set].filter((character) => !excluded.has(character))
  const classes = checked.map((label) => left(TYPES[label] ?? '')).filter((set) => set.length > 0)
  const pool = new Set([...classes.flat(), ...left(valueOf(CUSTOM_INCLUDE.label))])
  const password = valueOf(GENERATED_LABEL)
  const characters = [...password]
  const length = pool.size > 0 ? Number(valueOf(LENGTH)) : 0
  return [
    ...(characters.length === length ? [] : [`${password}: not of length ${length}`]),
    ...characters.filter((c) => !pool.has(c)).map((c) => `${password}: ${c} is not allowed`),
    ...classes
      .filter((set) => !set.some((character) => characters.includes(character)))
      .map((set) => `${password}: none of ${set.join('')}`),
  ]
}

/** What the password has against the options; nothing while the page says that it is not current. */
export async function brokenRules(page: Page): Promise<string[]> {
  const controls = await controlsOf(page)
  return controls === null ? [] : brokenBy(controls)
}
