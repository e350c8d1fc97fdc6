import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { colorStore, picture, swatches, workerFailed } from '../../support/color-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const query = ({ jobs }: { jobs: { query: string }[] }) => jobs.map((job) => job.query)

test('a page that opens asks for the palette and the spectrum once', async () => {
  const { state, palettes, pictures } = colorStore()
  state().load()
  state().load()
  expect(query(palettes)).toEqual(['complementary #3498db'])
  expect(query(pictures)).toEqual(['spectrum'])
  expect(state().busy).toBe(true)
  await palettes.job(0).answer(swatches('#3498db', '#db7734'))
  await pictures.job(0).answer(picture())
  state().load()
  expect(palettes.jobs).toHaveLength(1)
  expect(pictures.jobs).toHaveLength(1)
  expect(state()).toMatchObject({
    palette: ['#3498db', '#db7734'],
    busy: false,
    spectrum: { bitmap: { width: 300 }, failed: false },
  })
})

test('the palette is recomputed when color or type changes', async () => {
  const { state, palettes } = colorStore()
  state().load()
  await palettes.job(0).answer(swatches('#3498db'))
  state().select('#112233')
  await palettes.job(1).answer(swatches('#112233'))
  state().setPaletteType('triadic')
  await palettes.job(2).answer(swatches('#112233', '#331122', '#223311'))
  expect(query(palettes)).toEqual([
    'complementary #3498db',
    'complementary #112233',
    'triadic #112233',
  ])
  expect(state().palette).toEqual(['#112233', '#331122', '#223311'])
})

test('the same color again needs no new palette', () => {
  const { state, palettes } = colorStore()
  state().select('#3498db')
  state().recall('#3498db')
  expect(palettes.jobs).toHaveLength(0)
})

test('of a burst of colors the first and the last have a palette, and the last stays', async () => {
  const { state, palettes } = colorStore()
  state().select('#111111')
  state().select('#222222')
  state().select('#333333')
  await palettes.job(0).answer(swatches('#111111'))
  expect(state()).toMatchObject({ palette: null, busy: true })
  await palettes.job(1).answer(swatches('#333333'))
  expect(query(palettes)).toEqual(['complementary #111111', 'complementary #333333'])
  expect(state()).toMatchObject({ palette: ['#333333'], busy: false })
})

test('CO-31: a palette that fails is logged, shown as failed and made again on demand', async () => {
  const { state, palettes } = colorStore()
  state().load()
  await palettes.job(0).answer(workerFailed)
  expect(state()).toMatchObject({ palette: null, paletteFailed: true, busy: false })
  expect(console.error).toHaveBeenCalledOnce()
  state().load()
  await palettes.job(1).answer(swatches('#3498db', '#db7734'))
  expect(state()).toMatchObject({ paletteFailed: false, palette: ['#3498db', '#db7734'] })
})

test('a spectrum that fails is logged, shown as failed and drawn again on demand', async () => {
  const { state, pictures } = colorStore()
  state().load()
  await pictures.job(0).answer(workerFailed)
  expect(state().spectrum).toEqual({ bitmap: null, failed: true })
  expect(console.error).toHaveBeenCalledOnce()
  state().load()
  await pictures.job(1).answer(picture())
  expect(state().spectrum).toMatchObject({ bitmap: { width: 300 }, failed: false })
})
