import { expect, test, vi } from 'vitest'
import { displayText } from '../../../src/tools/calculator/domain/calculator'
import { browser } from '../../../src/tools/calculator/effects'
import { noteText } from '../../../src/tools/calculator/view/shown-text'
import { calculatorStore, keysOf } from '../../support/calculator-keys'

function setup(keys = '') {
  const store = calculatorStore()
  keysOf(keys).forEach((key) => store.getState().press(key))
  return { state: store.getState, shown: () => displayText(store.getState().calculator) }
}

test('CA-73: it begins with 0, in Standard mode, with an empty history beside the keys', () => {
  const { state, shown } = setup()
  expect(shown()).toBe('0')
  expect(state().mode).toBe('standard')
  expect(state().tapeShown).toBe(true)
  expect(state().calculator.history).toEqual([])
})

test('CA-64: Clear History empties the history and leaves the rest', () => {
  const { state, shown } = setup('4 MS 2 + 3 =')
  state().clearHistory()
  expect(state().calculator.history).toEqual([])
  expect(state().calculator.memory.toString()).toBe('4')
  expect(shown()).toBe('5')
})

test('the mode changes the keys, not the calculation (CA-16)', () => {
  const { state, shown } = setup('2 + 3 ×')
  state().chooseMode('scientific')
  keysOf('4 =').forEach((key) => state().press(key))
  expect(shown()).toBe('20')
})

test('MS, M+, M- and, as clearing it, MC are announced, also twice in a row; MR and other keys are not', () => {
  const { state } = setup('5')
  const kindsAfter = (keys: string) =>
    keysOf(keys).map((key) => {
      state().press(key)
      return state().notice?.kind ?? null
    })
  expect(kindsAfter('MS M+ M- MC')).toEqual(['memory', 'memory', 'memory', 'memory-cleared'])
  expect(kindsAfter('MC MR 8')).toEqual([null, null, null])
  state().press('MS')
  const first = state().notice
  state().press('MS')
  expect(state().notice).not.toEqual(first)
})

test('a memory key that an error stops announces nothing', () => {
  const { state } = setup('0 ln MS')
  expect(state().notice).toBeNull()
})

test('a number that is entered or computed is announced where the display shows it already', () => {
  const { state, shown } = setup()
  const announcedAfter = (keys: string) =>
    keysOf(keys).map((key) => {
      state().press(key)
      return state().notice?.kind === 'unchanged' && shown()
    })
  expect(announcedAfter('1 × 1 × 1 =')).toEqual([false, false, '1', '1', '1', '1'])
  expect(announcedAfter('√ C sin')).toEqual(['1', false, '0'])
  expect(announcedAfter('5 MS × MR MC =')).toEqual([false, false, false, '5', false, false])
  expect(announcedAfter('5 = + = C 0 CE')).toEqual(Array(7).fill(false))
  // The note beside the display is announced, with the result.
  expect(announcedAfter('0 ÷ 0 =')).toEqual([false, false, '0', false])
})

test('a number that is recalled, reused or pasted is announced where the display shows it already', () => {
  const { state, shown } = setup('2 + 3 = MS')
  const [equation] = state().calculator.history
  if (!equation) throw new Error('no history')
  for (const act of [
    () => state().press('MR'),
    () => state().reuse(equation),
    () => state().paste('5'),
  ]) {
    state().copy()
    act()
    expect([state().notice?.kind, shown()]).toEqual(['unchanged', '5'])
  }
  state().press('MC')
  state().press('MR')
  expect(state().notice).toBeNull()
  // The display itself is announced.
  state().paste('6')
  expect(state().notice).toBeNull()
})

test('a note is announced again where it is there already', () => {
  const { state } = setup('0')
  const announcedBy = (act: () => void) => {
    act()
    return state().notice?.kind ?? null
  }
  const paste = (text: string) => () => state().paste(text)
  // A new note announces itself.
  expect(announcedBy(paste('twelve'))).toBeNull()
  expect(announcedBy(paste('twelve'))).toBe('unchanged')
  expect(announcedBy(paste('1,234'))).toBeNull()
  expect(announcedBy(paste('1,234'))).toBe('unchanged')
  expect(announcedBy(paste('5,678'))).toBeNull()
  expect(announcedBy(paste('0'))).toBeNull()
  expect(announcedBy(() => state().press('reciprocal'))).toBeNull()
  expect(announcedBy(() => state().press('reciprocal'))).toBe('unchanged')
})

test('a change of the mode is announced', () => {
  const { state } = setup()
  state().chooseMode('scientific')
  expect(state().notice?.kind).toBe('mode')
})

test('a pasted number is shown on the display, any other text is not', () => {
  const { state, shown } = setup('2 ×')
  state().paste(' 1 234,5\n')
  expect(shown()).toBe('1234.5')
  state().paste('twelve')
  expect(shown()).toBe('1234.5')
  expect(state().calculator.note).toBe('not-pasted')
})

test.each([
  ['2 x 3', '6'],
  ['2+3×4', '14'],
  ['1.234,56 + 1', '1235.56'],
  ['½', '0.5'],
  ['1¾', '1.75'],
  ['1.234,56 €', '1234.56'],
  ['$1,234.56', '1234.56'],
  ["CHF 9'876.25", '9876.25'],
  ['12%', '0.12'],
  ['-(-5)', '5'],
  ['3²', '9'],
  ['5!', '120'],
  ['=1+2', '3'],
  ['$5 + $6', '11'],
  ['80•40', '3200'],
  ['($53,000 / 10,000,000) * 100,000', '530'],
])('a pasted %s comes to the display as its result, and that is noted', async (text, result) => {
  const { state, shown } = setup('7')
  state().paste(text)
  await vi.waitFor(() => expect(shown()).toBe(result))
  expect(state().calculator.note).toEqual({ readAs: [result] })
})

test('what was typed after a pasted expression, before its code came, stays', async () => {
  const { state, shown } = setup()
  state().paste('2+3×4')
  keysOf('7 8').forEach((key) => state().press(key))
  await vi.waitFor(() => expect(state().calculator.note).toBe('not-pasted'))
  expect(shown()).toBe('78')
})

test('of two pasted expressions the last comes to the display', async () => {
  const { state, shown } = setup()
  state().paste('2+3')
  state().paste('2×4')
  await vi.dynamicImportSettled()
  expect(shown()).toBe('8')
})

test('a pasted text with digits that is no expression leaves the display', async () => {
  const { state, shown } = setup('7')
  state().paste('3 apples and 4')
  await vi.waitFor(() => expect(state().calculator.note).not.toBeNull())
  expect(shown()).toBe('7')
})

test.each([
  ['3 requests', 'Not pasted: “requests” is no number'],
  ['$5 + 6 €', 'Not pasted: two currencies'],
  ['US$20 + CA$30', 'Not pasted: two currencies'],
  ['80:40', 'Not pasted: this may be a time or a ratio'],
  ['1/0', 'Not pasted: a division by zero'],
  ['2 3', 'Not pasted: no number found'],
  ['5000!', 'Too long for the keypad: use the expression line'],
])('CA-100: a pasted %s is refused: %s', async (text, reason) => {
  const { state } = setup('7')
  state().paste(text)
  await vi.waitFor(() => expect(state().calculator.note).not.toBeNull())
  expect(noteText(state().calculator.note ?? 'undefined')).toBe(reason)
})

test.each(['1.234,56', '1,234.56'])('a pasted %s is a number', (text) => {
  const { state, shown } = setup('7')
  state().paste(text)
  expect(shown()).toBe('1234.56')
})

test('the history beside the keys goes and comes', () => {
  const { state } = setup()
  state().toggleTape()
  expect(state().tapeShown).toBe(false)
  state().toggleTape()
  expect(state().tapeShown).toBe(true)
})

test('a result of the history comes back to the display', () => {
  const { state, shown } = setup('2 + 3 = 9')
  const [equation] = state().calculator.history
  if (!equation) throw new Error('no equation')
  state().reuse(equation)
  expect(shown()).toBe('5')
})

const cutOff = () => Promise.reject(new Error('cut off'))

test('a pasted expression whose code does not come is not called no number', async () => {
  const { getState: state } = calculatorStore({ ...browser, loadSumReader: cutOff })
  state().paste('2+3×4')
  await vi.waitFor(() => expect(state().calculator.note).toBe('not-loaded'))
  expect(state().calculator.display).toEqual({ kind: 'entry', text: '0' })
  state().paste('2+3×4')
  await vi.waitFor(() => expect(state().notice?.kind).toBe('unchanged'))
  state().paste('12')
  expect(state().calculator.note).toBeNull()
})
