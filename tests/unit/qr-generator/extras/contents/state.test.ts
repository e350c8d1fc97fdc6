import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { formState } from '../../../../../src/tools/qr-generator/extras/contents/state'
import { currentImage } from '../../../../../src/tools/qr-generator/state'
import { codeStore } from '../../../../support/qr-image'

const SAMPLE = 'WIFI:T:WPA;S:My Network;P:my password;;'

function setup() {
  const codes = codeStore()
  const form = createStore(formState(codes))
  /** What a press on a template does, with the form that opens. */
  function startFrom(text: string, kind: 'wifi' | 'email') {
    codes.getState().replaceText(text)
    codes.getState().openForm(kind, false)
    form.getState().choose(kind)
    form.getState().read(text, kind)
  }
  return {
    codes,
    form,
    startFrom,
    enter: form.getState().enter,
    text: () => codes.getState().settings.text,
    kind: () => codes.getState().form?.kind,
    isCurrent: () => currentImage(codes.getState()) !== null,
  }
}

/** The pictures of these stores come at once. */
const drawn = () => new Promise(setImmediate)

test('QR-79: an entry that makes no text outdates the code, the next right one brings it back', async () => {
  const { startFrom, enter, isCurrent, text } = setup()
  startFrom(SAMPLE, 'wifi')
  await drawn()
  expect(isCurrent()).toBe(true)
  enter('ssid', '')
  expect(isCurrent()).toBe(false)
  expect(text()).toBe(SAMPLE)
  enter('ssid', 'My Network')
  await drawn()
  expect(isCurrent()).toBe(true)
})

test('QR-79: a form that is open beside another text outdates nothing until something is entered', async () => {
  const { codes, enter, isCurrent } = setup()
  codes.getState().change({ text: 'typed' })
  codes.getState().openForm('wifi', false)
  await drawn()
  expect(isCurrent()).toBe(true)
  enter('ssid', 'Own')
  expect(isCurrent()).toBe(false)
  codes.getState().closeForm()
  expect(isCurrent()).toBe(true)
})

test('QR-79: a text that is edited by hand is current, whatever was wrong in the form', async () => {
  const { codes, startFrom, enter, isCurrent, kind } = setup()
  startFrom(SAMPLE, 'wifi')
  enter('ssid', '')
  codes.getState().change({ text: 'WIFI:T:WPA;S:Home;P:long enough;;' })
  await drawn()
  expect([isCurrent(), kind()]).toEqual([true, 'wifi'])
})

test('QR-74: an undo brings back the form of the text, or closes it', () => {
  const { codes, startFrom, enter, text, kind } = setup()
  codes.getState().change({ text: 'my own text' })
  startFrom(SAMPLE, 'wifi')
  enter('ssid', 'Own')
  startFrom('mailto:name@example.com', 'email')
  const steps = []
  while (codes.getState().undo()) steps.push([text(), kind()])
  expect(steps).toEqual([
    ['WIFI:T:WPA;S:Own;P:my password;;', 'wifi'],
    [SAMPLE, 'wifi'],
    ['my own text', undefined],
  ])
})

test('QR-80: the form follows an edit of its text, and closes for another one', () => {
  const { codes, form, startFrom, kind } = setup()
  startFrom(SAMPLE, 'wifi')
  codes.getState().change({ text: 'WIFI:T:WPA;S:Home;P:my password;;' })
  expect([kind(), form.getState().values['ssid']]).toEqual(['wifi', 'Home'])
  codes.getState().change({ text: 'my own text' })
  expect([kind(), form.getState().values['ssid']]).toEqual([undefined, 'Home'])
})

test('QR-80: what was typed by hand is undone when the form has written over it', () => {
  const { codes, startFrom, enter, text } = setup()
  startFrom(SAMPLE, 'wifi')
  codes.getState().change({ text: 'my own text' })
  codes.getState().openForm('wifi', false)
  enter('ssid', 'Own')
  expect(text()).toBe('WIFI:T:WPA;S:Own;P:my password;;')
  codes.getState().undo()
  expect(text()).toBe('my own text')
})

test('QR-81: another kind has its own values and text, and the way back restores those of the first', async () => {
  const { codes, form, startFrom, enter, text, kind, isCurrent } = setup()
  const { turnTo } = form.getState()
  startFrom(SAMPLE, 'wifi')
  enter('ssid', 'Own')
  turnTo('email')
  // Nothing was entered there: no code stands beside its empty fields.
  expect([kind(), text(), codes.getState().image]).toEqual(['email', '', null])
  enter('address', 'ada@example.com')
  expect(text()).toBe('mailto:ada@example.com')
  turnTo('wifi')
  expect([kind(), text()]).toEqual(['wifi', 'WIFI:T:WPA;S:Own;P:my password;;'])
  turnTo('email')
  await drawn()
  expect([text(), isCurrent()]).toEqual(['mailto:ada@example.com', true])
})

test('QR-81: a text of the visitor stays until something is entered, and the sample can be undone', () => {
  const { codes, form, startFrom, enter, text } = setup()
  codes.getState().change({ text: 'my own text' })
  codes.getState().openForm('wifi', false)
  form.getState().turnTo('phone')
  expect(text()).toBe('my own text')
  enter('number', '+1 202 555 0123')
  expect(text()).toBe('tel:+12025550123')
  startFrom(SAMPLE, 'wifi')
  form.getState().turnTo('contact')
  expect(text()).toBe('')
  codes.getState().undo()
  expect([text(), codes.getState().form?.kind]).toEqual([SAMPLE, 'wifi'])
})

test('QR-80: a Wi-Fi text that is being edited keeps its form, and fills it again', () => {
  const { codes, form, startFrom, kind } = setup()
  startFrom(SAMPLE, 'wifi')
  codes.getState().change({ text: 'WIFI:T:WPA;S:Café; Bar;P:secr' })
  expect(kind()).toBe('wifi')
  expect(form.getState().values).toMatchObject({
    ssid: 'Café; Bar',
    password: 'secr',
    security: 'WPA',
  })
})

test('QR-83: an entry keeps what the edited text has beside the fields', () => {
  const { codes, startFrom, enter, text } = setup()
  startFrom(SAMPLE, 'wifi')
  codes.getState().change({ text: 'WIFI:T:WPA2-EAP;S:hall;E:TTLS;I:ada;P:secret12;;' })
  enter('ssid', 'hall-2')
  expect(text()).toBe('WIFI:T:WPA2-EAP;S:hall-2;P:secret12;E:TTLS;I:ada;;')
  // It is gone with the next text.
  codes.getState().change({ text: SAMPLE })
  enter('ssid', 'Own')
  expect(text()).toBe('WIFI:T:WPA;S:Own;P:my password;;')
})
