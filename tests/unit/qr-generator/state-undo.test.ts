import { expect, test } from 'vitest'
import { codeStore } from '../../support/qr-image'

function setup() {
  const store = codeStore()
  const text = () => store.getState().settings.text
  const place = () => store.getState().undoable.at(-1)?.after
  const notice = () => store.getState().notice
  return { ...store.getState(), text, place, notice }
}

test('QR-46: one after the other is undone step by step', () => {
  const { change, replaceText, clear, undo, text, place } = setup()
  change({ text: 'typed' })
  replaceText('one')
  replaceText('two')
  expect([text(), place()]).toEqual(['two', 'template'])
  clear()
  expect([text(), place()]).toEqual(['', 'clear'])
  expect(undo()).toBe(true)
  expect([text(), place()]).toEqual(['two', 'template'])
  expect(undo()).toBe(true)
  expect(undo()).toBe(true)
  expect([text(), place()]).toEqual(['typed', undefined])
  expect(undo()).toBe(false)
})

test('QR-74: a form writes step by step, and what stood before is undone at once', () => {
  const { change, fillIn, undo, text, place } = setup()
  change({ text: 'typed' })
  fillIn('tel:1')
  fillIn('tel:12')
  expect([text(), place()]).toEqual(['tel:12', 'template'])
  undo()
  expect([text(), place()]).toEqual(['typed', undefined])
})

test('what replaces the text closes the form, an undo and the form itself do not', () => {
  const store = codeStore()
  const { openForm, replaceText, fillIn, undo, clear } = store.getState()
  const isOpen = () => store.getState().form !== null
  replaceText('tel:1')
  openForm('phone', false)
  fillIn('tel:12')
  undo()
  expect(isOpen()).toBe(true)
  clear()
  expect(isOpen()).toBe(false)
})

test('the next edit ends it; a change of size or color does not', () => {
  const { change, typeColor, clear, undo, text, place } = setup()
  change({ text: 'typed' })
  clear()
  change({ sizePx: 512 })
  typeColor('dark', '#123456')
  expect(place()).toBe('clear')
  change({ text: 'n' })
  expect(place()).toBeUndefined()
  expect(undo()).toBe(false)
  expect(text()).toBe('n')
})

test('where nothing is lost there is nothing to undo', () => {
  const { clear, replaceText, place } = setup()
  clear()
  replaceText('https://example.com')
  replaceText('https://example.com')
  expect(place()).toBeUndefined()
})

test('what was cleared or restored is there to be announced until the next change', () => {
  const { change, clear, undo, notice } = setup()
  change({ text: 'typed' })
  clear()
  expect(notice()).toBe('cleared')
  undo()
  expect(notice()).toBe('restored')
  change({ text: 'n' })
  expect(notice()).toBeNull()
})

test('a code that is generated again is not announced as a restored text', () => {
  const { change, clear, undo, generate, notice } = setup()
  change({ text: 'typed' })
  clear()
  undo()
  generate()
  expect(notice()).toBeNull()
})
