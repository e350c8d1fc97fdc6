import { expect, test, vi } from 'vitest'
import { conversionOf } from '../../../src/tools/unit-converter/domain/conversion'
import { unitsStore } from '../../support/units-store'

const KEPT = { categoryId: 'weight', fromKey: 'kg', toKey: 'lb', notation: 'plain', digits: 3 }
const FIRST = {
  categoryId: 'length',
  fromKey: 'mm',
  toKey: 'cm',
  notation: 'auto',
  digits: null,
}

async function open(page: ReturnType<typeof unitsStore>) {
  page.act().mounted()
  await vi.dynamicImportSettled()
  return page
}

test('category, units and form of the last visit come back', async () => {
  const { act } = await open(unitsStore({ stored: KEPT }))
  expect(act()).toMatchObject({
    category: { id: 'weight' },
    from: { key: 'kg' },
    to: { key: 'lb' },
  })
  act().type('1234')
  expect(conversionOf(act())).toMatchObject({ result: '2720', plain: '2720.50431536139' })
})

test('a category that comes on request brings its table', async () => {
  const stored = { ...KEPT, categoryId: 'data', fromKey: 'TB', toKey: 'GiB' }
  const { act } = await open(unitsStore({ stored }))
  act().type('1')
  expect(conversionOf(act())?.result).toBe('931')
})

test.each([null, 'kg', [], { categoryId: 'weight' }])(
  '%j leaves all as specified',
  async (stored) => {
    const { store } = await open(unitsStore({ stored }))
    expect(store.getState()).toBe(store.getInitialState())
  },
)

test.each([{ categoryId: 'music' }, { toKey: 'km' }])(
  'units that there are not leave those of the specification: %j',
  async (units) => {
    const { act } = await open(unitsStore({ stored: { ...KEPT, ...units } }))
    expect(act()).toMatchObject({ from: { key: 'mm' }, form: { notation: 'plain', digits: 3 } })
  },
)

test('a form that cannot be read is that of the specification', async () => {
  const { act } = await open(unitsStore({ stored: { ...KEPT, digits: 99 } }))
  expect(act()).toMatchObject({
    category: { id: 'weight' },
    form: { notation: 'auto', digits: null },
  })
})

test('what was typed before they were read is of the units that are shown', async () => {
  const page = unitsStore({ stored: KEPT })
  page.act().mounted()
  page.act().type('5')
  await vi.dynamicImportSettled()
  expect(page.act()).toMatchObject({
    category: { id: 'length' },
    text: '5',
    form: { notation: 'plain', digits: 3 },
  })
})

test.each(['before', 'after'])(
  'units that are chosen %s the page opens leave the kept form as it is',
  async (moment) => {
    const page = unitsStore({ stored: KEPT })
    if (moment === 'after') page.act().mounted()
    page.act().selectTo('m')
    await open(page)
    expect(page.act()).toMatchObject({
      to: { key: 'm' },
      form: { notation: 'plain', digits: 3 },
    })
    expect(page.device.stored).toEqual({ ...FIRST, toKey: 'm', notation: 'plain', digits: 3 })
  },
)

test('a form that was chosen before the kept one came stays', async () => {
  const { store, act } = unitsStore({ stored: KEPT })
  act().mounted()
  store.setState({ form: { notation: 'auto', digits: 5 } })
  await vi.dynamicImportSettled()
  expect(act().form).toEqual({ notation: 'auto', digits: 5 })
})

test('UN-75: new units and a new form are kept, the typed number never', async () => {
  const { store, act, device } = await open(unitsStore())
  act().type('5')
  expect(device.stored).toBeNull()
  act().selectTo('m')
  await vi.dynamicImportSettled()
  expect(device.stored).toEqual({ ...FIRST, toKey: 'm' })
  store.setState({ form: { notation: 'scientific', digits: 3 } })
  expect(device.stored).toEqual({ ...FIRST, toKey: 'm', notation: 'scientific', digits: 3 })
})

test('units that another tab has kept since stay kept when the form changes here, and so the other way', async () => {
  const { store, act, device } = await open(unitsStore({ stored: FIRST }))
  device.stored = KEPT
  store.setState({ form: { notation: 'scientific', digits: 5 } })
  expect(device.stored).toEqual({ ...KEPT, notation: 'scientific', digits: 5 })
  device.stored = KEPT
  act().selectTo('m')
  expect(device.stored).toEqual({ ...FIRST, toKey: 'm', notation: 'plain', digits: 3 })
})

test('kept units whose table does not come leave those of the page, with a line in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { act } = await open(
    unitsStore({ stored: KEPT, loadCategories: () => Promise.reject(new Error('cut off')) }),
  )
  expect(act().from.key).toBe('mm')
  expect(log).toHaveBeenCalledWith('The table of kept units did not come', expect.any(Error))
})
