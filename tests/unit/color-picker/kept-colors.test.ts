import { expect, test } from 'vitest'
import { parseKeptColors } from '../../../src/tools/color-picker/domain/kept-colors'
import { colorStore } from '../../support/color-store'
import { hex } from '../../support/hex'

test('CO-30: format and recent colors are kept as they change', () => {
  const { state, keep } = colorStore()
  state().load()
  state().setFormat('hsl')
  state().select('#112233')
  expect(keep).toHaveBeenLastCalledWith({ format: 'hsl', recent: ['#112233'] })
  state().clearRecent()
  expect(keep).toHaveBeenLastCalledWith({ format: 'hsl', recent: [] })
})

test('a color that is only tried out or recalled is not kept', () => {
  const { state, keep } = colorStore()
  state().load()
  state().tryOut('#112233')
  state().recall('#112233')
  expect(keep).not.toHaveBeenCalled()
})

test('the first opening of a visit brings back what was kept, a later one does not', () => {
  const { state } = colorStore({ format: 'rgb', recent: ['#abcdef'] })
  state().load()
  expect(state()).toMatchObject({ format: 'rgb', recent: ['#abcdef'], color: '#3498db' })
  state().setFormat('hsl')
  state().load()
  expect(state().format).toBe('hsl')
})

test('colors and format that another tab has chosen meanwhile are taken at once', () => {
  const { state, keep, keepInOtherTab } = colorStore({ format: 'rgb', recent: ['#abcdef'] })
  state().load()
  keepInOtherTab({ format: 'hsl', recent: [hex('#445566'), hex('#abcdef')] })
  state().select(hex('#112233'))
  const recent = ['#112233', '#445566', '#abcdef']
  expect(state()).toMatchObject({ format: 'hsl', recent })
  expect(keep).toHaveBeenLastCalledWith({ format: 'hsl', recent })
})

test.each([
  [{ format: 'hsl', recent: ['#ABCDEF', '#112233'] }, 'hsl', ['#abcdef', '#112233']],
  [{ format: 'oklab', recent: 'x' }, 'hex', []],
  [{ format: 'oklch', recent: [] }, 'oklch', []],
  [{ recent: ['red', 7, null, '#112233', '#112233'] }, 'hex', ['#112233']],
  [[], 'hex', []],
])('of %j that was stored the usable part is taken', (stored, format, recent) => {
  expect(parseKeptColors(stored)).toEqual({ format, recent })
})

test('of a longer list the twelve newest are taken, and of nothing nothing', () => {
  const recent = Array.from({ length: 40 }, (_, index) => `#1111${index + 10}`)
  expect(parseKeptColors({ recent })?.recent).toEqual(recent.slice(0, 12))
  expect(parseKeptColors(null)).toBeNull()
  expect(parseKeptColors('hex')).toBeNull()
})
