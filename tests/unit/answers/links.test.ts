import { expect, test, vi } from 'vitest'
import { fromFragment, toFragment } from '#lib/fragment'
import { readDuration } from '../../../src/tools/countdown-timer/box/duration'
import * as timer from '../../../src/tools/countdown-timer/domain/time-text'
import * as currency from '../../../src/tools/currency-converter/domain/link'
import { displayText } from '../../../src/tools/calculator/domain/calculator'
import { answerExpression } from '../../../src/tools/calculator/extras/expression/domain/answer'
import { openingOf as openCalculator } from '../../../src/tools/calculator/opening'
import { useCalculator } from '../../../src/tools/calculator/state'
import { opaque } from '../../../src/tools/color-picker/domain/layer'
import * as color from '../../../src/tools/color-picker/domain/link'
import { openingOf as openColor } from '../../../src/tools/color-picker/opening'
import { useColor } from '../../../src/tools/color-picker/state'
import { usePalette } from '../../../src/tools/color-picker/extras/palettes/state'
import { openingOf as openTimer } from '../../../src/tools/countdown-timer/opening'
import { useTimer } from '../../../src/tools/countdown-timer/state'
import { UNREADABLE } from '../../../src/tools/opening'
import { openingOf as openUnits, readLink } from '../../../src/tools/unit-converter/opening'
import { useUnits } from '../../../src/tools/unit-converter/state'
import { linkOf } from '../../../src/tools/unit-converter/domain/link'
import { MORE_CATEGORIES } from '../../../src/tools/unit-converter/domain/more-units'
import { type Category } from '../../../src/tools/unit-converter/domain/unit'
import { CATEGORIES } from '../../../src/tools/unit-converter/domain/units'
import { ask } from '../../support/answer-modules'
import { conversionInput } from '../../support/unit-conversion'

const unfold = vi.fn<(extra: string, text: string) => void>()

test.each([
  ['5kg=lb', { category: { id: 'weight' }, from: { key: 'kg' }, to: { key: 'lb' }, text: '5' }],
  [
    '-40C=F',
    { category: { id: 'temperature' }, from: { key: 'C' }, to: { key: 'F' }, text: '-40' },
  ],
  ['1e3m=km', { category: { id: 'length' }, from: { key: 'm' }, to: { key: 'km' }, text: '1e3' }],
  ['2.5m2=ft2', { category: { id: 'area' }, from: { key: 'm2' }, to: { key: 'ft2' }, text: '2.5' }],
] as const)('units: %s', (link, conversion) => {
  expect(readLink(link)).toMatchObject(conversion)
})

test('units: a link to a category that comes on request brings it along', () => {
  expect(readLink('5bar=psi')).toMatchObject({
    from: { key: 'bar' },
    to: { key: 'psi' },
    text: '5',
  })
})

test('units: the link to a conversion between any two units of a category brings it back', () => {
  const all: readonly Category[] = [...CATEGORIES, ...MORE_CATEGORIES]
  for (const category of all) {
    for (const from of category.units) {
      for (const to of category.units) {
        const shown = { category, from, to, text: '1,234.5e-3' }
        const link = linkOf(shown) ?? ''
        expect(fromFragment(toFragment(link))).toBe(link)
        // Millilitres and litres stand in two categories; the first is taken.
        const first = all.find(({ units }) => units.includes(from) && units.includes(to))
        expect(readLink(link)).toEqual({ ...shown, category: first, text: '1234.5e-3' })
      }
    }
  }
})

test('units: the answer to a third of a yard links to the conversion that it shows', () => {
  const [answer] = ask('1/3 yd in in').answers
  expect(answer).toMatchObject({ value: '12', opening: { fragment: '1/3yd=in' } })
})

test.each(['', '5 kg', '-', '1/0'])('units: there is no link to %j', (text) => {
  expect(linkOf(conversionInput(text, 'weight', 'kg', 'lb'))).toBeNull()
})

test.each(['', '5kg', '5kg=m', 'kg=lb', '5foo=bar', '5kg=lb=g', '1e999m=km', '1/0m=km', '<b>m=km'])(
  'units: %j is no link',
  (link) => {
    expect(readLink(link)).toBeNull()
  },
)

test('currencies: a code that begins with a digit is parted from the amount', () => {
  const pair = { amount: '5', from: '1inch', to: 'usd' }
  expect(currency.linkOf(pair)).toBe('5 1inch=usd')
  expect(currency.readLink('5 1inch=usd')).toEqual(pair)
  // Codes of the list of 2024.
  for (const from of ['$myro', 'btc.b', '00']) {
    expect(currency.readLink(currency.linkOf({ ...pair, from }))).toEqual({ ...pair, from })
  }
})

test('currencies: 100usd=eur', () => {
  const pair = { amount: '100', from: 'usd', to: 'eur' }
  expect(currency.readLink('100USD=EUR')).toEqual(pair)
  expect(currency.readLink('1e3usd=eur')).toBeNull()
  expect(currency.linkOf(pair)).toBe('100usd=eur')
})

test.each(['', 'usd=eur', '0usd=eur', '1.2.3usd=eur', '-5usd=eur', '5usd', '5usd=<b>'])(
  'currencies: %j is no link',
  (link) => {
    expect(currency.readLink(link)).toBeNull()
  },
)

test.each([1, 60, 90, 600, 3600, 5400, 86_399])('a timer of %i s comes back', (seconds) => {
  expect(readDuration(timer.shortDuration(seconds))).toBe(seconds)
})

test('an expression stands on the display as a result; one without a value changes nothing', () => {
  expect(openCalculator(useCalculator.getState, unfold).openFragment?.('18% of 240')).toBeNull()
  const { calculator } = useCalculator.getState()
  expect(displayText(calculator)).toBe('43.2')
  expect(calculator.history[0]).toMatchObject({ expression: '18% of 240', shown: '43.2' })
  expect(calculator.note).toBeNull()
  expect(openCalculator(useCalculator.getState, unfold).openFragment?.('1/0')).toBe(UNREADABLE)
  expect(useCalculator.getState().calculator).toBe(calculator)
})

test('a sum beyond the display goes to the expression line, which is unfolded', () => {
  const { calculator } = useCalculator.getState()
  for (const sum of ['5000!', '9^9^9^9']) {
    expect(openCalculator(useCalculator.getState, unfold).openFragment?.(sum)).toBeNull()
    expect(unfold).toHaveBeenLastCalledWith('expression', sum)
  }
  expect(useCalculator.getState().calculator).toBe(calculator)
})

test('a unit link converts, and makes one row of the history', () => {
  expect(openUnits(useUnits.getState).openFragment?.('5kg=lb')).toBeNull()
  expect(openUnits(useUnits.getState).openFragment?.('nonsense')).toBe(UNREADABLE)
  const { category, text, from: kilogram, to, history } = useUnits.getState()
  expect([category.id, text, kilogram.key, to.key]).toEqual(['weight', '5', 'kg', 'lb'])
  expect(history.map(({ value, from }) => value + from.key)).toEqual(['5kg'])
  expect(linkOf(useUnits.getState())).toBe('5kg=lb')
})

test('a color link selects its color, with three digits too', () => {
  expect(openColor(useColor.getState).openFragment?.('369')).toBeNull()
  expect(useColor.getState()).toMatchObject({ color: '#336699', recent: ['#336699'] })
  expect(color.linkOf(opaque('#336699'))).toBe('336699')
  const link = { color: '#336699', alpha01: 1, type: null, beside: null }
  expect(color.readLink('#336699')).toEqual(link)
  expect(openColor(useColor.getState).openFragment?.('3498zz')).toBe(UNREADABLE)
  expect(useColor.getState().color).toBe('#336699')
})

test('CO-53: a translucent color keeps its alpha from the box to the page, and in its link', () => {
  const { answers } = ask('rgba(0, 0, 0, 0.5)')
  const [opening] = answers.map((one) => one.opening)
  expect(opening).toEqual({ fragment: '000000/0.5' })
  expect(openColor(useColor.getState).openFragment?.('000000/0.5')).toBeNull()
  const { color: settled, alpha01 } = useColor.getState()
  expect({ settled, alpha01 }).toEqual({ settled: '#000000', alpha01: 0.5 })
  expect(color.linkOf({ color: settled, alpha01 }, 'triadic')).toBe('000000/0.5-triadic')
  expect(openColor(useColor.getState).openFragment?.('336699/0.25-triadic')).toBeNull()
  expect(useColor.getState()).toMatchObject({ alpha01: 0.25, paletteType: 'triadic' })
})

test('a color link names its palette unless that is the first, and sets it', () => {
  expect(color.linkOf(opaque('#336699'), 'complementary')).toBe('336699')
  expect(color.linkOf(opaque('#336699'), 'triadic')).toBe('336699-triadic')
  expect(openColor(useColor.getState).openFragment?.('369-monochromatic')).toBeNull()
  expect(useColor.getState()).toMatchObject({ color: '#336699', paletteType: 'monochromatic' })
})

test.each(['tailwind palette', 'tailwind shades', 'a palette for tailwind'])(
  'CO-48: %s opens the scale with the export for Tailwind, each time',
  (question) => {
    usePalette.setState({ source: 'palette', format: 'css' })
    const { answers, found } = ask(question)
    expect(answers).toEqual([])
    expect(found[0]).toMatchObject({ tool: { id: 'color-picker' }, extra: { id: 'palettes' } })
    openColor(useColor.getState).openText?.(found[0]?.text ?? '')
    expect(usePalette.getState()).toMatchObject({ source: 'scale', format: 'tailwind' })
  },
)

const shuffled = () => usePalette.getState().shuffled.map((member) => member.color)

test('CO-49: a link with two colors shows them as a palette', () => {
  expect(openColor(useColor.getState).openFragment?.('264653-2a9d8f')).toBeNull()
  expect(useColor.getState().color).toBe('#264653')
  expect(usePalette.getState().source).toBe('shuffle')
  expect(shuffled()).toEqual(['#264653', '#2a9d8f'])
})

test('a link with the colors of a shuffled palette shows them once', () => {
  const colors = ['#e74c3c', '#3498db', '#2ecc71', '#f1c40f', '#9b59b6'] as const
  const link = color.paletteLinkOf(colors)
  expect(link).toBe('e74c3c-3498db-2ecc71-f1c40f-9b59b6')
  expect(openColor(useColor.getState).openFragment?.(link)).toBeNull()
  expect(useColor.getState()).toMatchObject({ color: '#e74c3c', opened: { palette: colors } })
  expect(usePalette.getState().source).toBe('shuffle')
  expect(shuffled()).toEqual(colors)
  usePalette.getState().shuffle()
  const next = shuffled()
  useColor.getState().select('#336699')
  expect(shuffled()).toEqual(next)
  for (const bad of [
    '369-',
    '369-blue',
    `${link}-36`,
    Array.from({ length: 257 }, () => '369').join('-'),
    link.replace('f1c40f', 'f1c40z'),
  ]) {
    expect(openColor(useColor.getState).openFragment?.(bad)).toBe(UNREADABLE)
  }
})

test('AN-09: a timer link sets the time; while a timer runs the visitor is asked', () => {
  vi.useFakeTimers()
  expect(openTimer(useTimer.getState).openFragment?.('1h30m')).toBeNull()
  expect(useTimer.getState().draft.settings).toEqual({ hours: 1, minutes: 30, seconds: 0 })
  expect(timer.linkOf(useTimer.getState().draft.settings)).toBe('1h30m')
  expect(openTimer(useTimer.getState).openFragment?.('25h')).toBe(UNREADABLE)
  const paused = { phase: 'paused', totalMs: 5000, setMs: 5000, leftMs: 5000 } as const
  useTimer.setState({ timers: [{ id: 1, name: '', timer: paused }], shown: 1 })
  expect(openTimer(useTimer.getState).openFragment?.('10m')).toBeNull()
  expect(useTimer.getState().pending).toEqual({ seconds: 600, name: '' })
  expect(useTimer.getState().timers).toMatchObject([{ timer: paused }])
})

/** What the page reads of the address by which the first answer opens it. */
const fragmentOf = (question: string) => {
  const opening = ask(question).answers[0]?.opening
  return fromFragment(opening && 'fragment' in opening ? opening.fragment : '') ?? ''
}

test('AN-08: each fragment that an answer gives is read by its page', () => {
  expect(readLink(fragmentOf(`5'7" in cm`))?.text).toBe('67')
  expect(currency.readLink(fragmentOf('€50 in yen'))?.from).toBe('eur')
  expect(readDuration(fragmentOf('at 17:30'))).toBe(19_800)
  const read = answerExpression(fragmentOf('240 + 18%'), 'degrees', 'en')
  expect(read?.result).toMatchObject({ ok: true, value: { text: '283.2' } })
})

test('a sum goes to its page with all of its brackets', () => {
  expect(fragmentOf('2*(3+4')).toBe('2*(3+4)')
})

test('the text of a code goes to its page as it was typed, that of a password as its length', () => {
  for (const question of ['qr five １２', 'a qr code for five １２'])
    expect(ask(question).answers[0]?.opening).toEqual({ text: 'five １２' })
  expect(ask('twenty character password').answers[0]?.opening).toEqual({ text: '20 characters' })
})

test('a sum in a link with a comma that could be either is noted to be read so', () => {
  expect(openCalculator(useCalculator.getState, unfold).openFragment?.('1,234 * 2')).toBeNull()
  expect(useCalculator.getState().calculator.note).toEqual({ readAs: ['1234'], angle: null })
})
