import type { Locale } from '#lib/number-text'
import { findUnit, likeliest } from '../shared/unit-names'
import { usualTarget } from '../shared/usual-target'
import type { Unit } from '../../domain/unit'

const COLUMN = String.raw`(?:column|list|spreadsheet|batch)`

const QUERIES = [
  new RegExp(String.raw`^(?:.+ )?${COLUMN}s? (?:of|with) (.+?)(?: (?:in|to|into|as) (.+))?$`, 'i'),
  new RegExp(String.raw`^(.+?) ${COLUMN}s?(?: (?:in|to|into|as) (.+))?$`, 'i'),
  /^(?:bulk|batch) (?:convert |conversion (?:of )?)?(.+?) (?:in|to|into|as) (.+)$/i,
]

const columnOf = (from: Unit, to: Unit) => ({ extra: 'column', text: `${from.key}=${to.key}` })

/** The units of `a column of inches`, `column of kg to lb`, `inches column`; null for anything else. */
export function readColumnQuestion(question: string, locale: Locale) {
  for (const words of QUERIES) {
    const [, name, target] = words.exec(question) ?? []
    const names = likeliest(locale)
    const from = name === undefined ? null : findUnit(name, names)
    if (!from) continue
    const { unit, category } = from
    const to = target === undefined ? null : findUnit(target, names)
    if (target === undefined) return columnOf(unit, usualTarget(unit, category, locale))
    if (to?.category === category && to.unit !== unit) return columnOf(unit, to.unit)
  }
  return null
}
