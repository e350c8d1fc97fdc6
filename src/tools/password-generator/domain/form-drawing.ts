import { ok } from '../../../lib/result'
import { drawPassword } from './draw'
import type { Form, GroupsForm, PassphraseForm } from './forms'
import { tryDraw, withStrength, type GenerateResult } from './generator'
import { createPool } from './pool'
import type { PasswordSettings } from './settings'
import { siteDrawing } from './site-drawing'
import type { SiteForm } from './site-form'
import type { PickBelow } from './uniform'

/** Draws one more of the same each time; throws where the random source does. */
export type Draw = () => string

/** The words of a front-coded list: a capital for what is shared with the word before, A for none. */
export function decodeWords(coded: string): string[] {
  let word = ''
  return Array.from(coded.matchAll(/([A-Z])([a-z-]*)/g), ([, shared = 'A', rest = '']) => {
    word = word.slice(0, shared.charCodeAt(0) - 65) + rest
    return word
  })
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function drawPassphrase(list: readonly string[], form: PassphraseForm, pick: PickBelow): string {
  const words = Array.from({ length: form.words }, () => list[pick(list.length)] ?? '')
  const drawn = form.capitals ? words.map(capitalized) : words
  if (form.digit) {
    const place = pick(drawn.length)
    drawn[place] = `${drawn[place]}${pick(10)}`
  }
  return drawn.join(form.separator)
}

/** The guarantee of each class holds over all groups together. */
function drawGroups(
  settings: PasswordSettings,
  { groups, size }: GroupsForm,
  pick: PickBelow,
): Draw {
  const pool = createPool(settings)
  return () => {
    const characters = Array.from(drawPassword(pool, groups * size, pick))
    const starts = Array.from({ length: groups }, (_, group) => group * size)
    if (characters.length === 0) return ''
    return starts.map((start) => characters.slice(start, start + size).join('')).join('-')
  }
}

/** Empty where no password keeps the rules. */
function drawForSite(settings: PasswordSettings, form: SiteForm, pick: PickBelow): Draw {
  const drawing = siteDrawing(settings, form)
  return () => (drawing?.ok ? drawing.value.draw(pick) : '')
}

/** Rejects if the word list is needed and does not come. */
export async function formDraw(
  settings: PasswordSettings,
  form: Form,
  pick: PickBelow,
): Promise<Draw> {
  switch (form.kind) {
    case 'passphrase': {
      const { EFF_WORDS } = await import('./eff-words')
      const list = decodeWords(EFF_WORDS)
      return () => drawPassphrase(list, form, pick)
    }
    case 'PIN':
      return () => Array.from({ length: form.digits }, () => pick(10)).join('')
    case 'groups':
      return drawGroups(settings, form, pick)
    case 'site rules':
      return drawForSite(settings, form, pick)
  }
}

/** A password that keeps the rules, or why there is none. */
export function generateForSite(
  settings: PasswordSettings,
  form: SiteForm,
  pick: PickBelow,
): GenerateResult {
  const drawing = siteDrawing(settings, form)
  const entropy = drawing?.ok ? ok(drawing.value.entropy) : drawing
  return tryDraw(() => ({
    ...withStrength(drawing?.ok ? drawing.value.draw(pick) : ''),
    ...(entropy && { entropy }),
  }))
}
