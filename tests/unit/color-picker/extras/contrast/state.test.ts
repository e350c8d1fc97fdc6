import { expect, test } from 'vitest'
import { useColor } from '../../../../../src/tools/color-picker/state'
import { useContrast } from '../../../../../src/tools/color-picker/extras/contrast/state'

const contrast = useContrast.getState

test('a background field that is left with no color shows the last one again, and it is said', () => {
  contrast().type('background', 'white')
  contrast().leave()
  expect(contrast()).toMatchObject({ draft: null, background: '#ffffff', refused: null })
  contrast().type('background', 'whi')
  contrast().leave()
  expect(contrast()).toMatchObject({ draft: null, background: '#ffffff', refused: 'background' })
  // The focus may come and go again.
  contrast().leave()
  expect(contrast().refused).toBe('background')
  contrast().type('background', 'b')
  expect(contrast().refused).toBeNull()
})

test('CO-46: the text color is selected as it is typed, and kept once its field is left', () => {
  contrast().type('text', '#349')
  expect(useColor.getState()).toMatchObject({ settled: '#334499', recent: [] })
  contrast().type('text', '#3498db')
  contrast().leave()
  expect(useColor.getState()).toMatchObject({ settled: '#3498db', recent: ['#3498db'] })
  contrast().type('text', '#3498d')
  contrast().leave()
  expect(contrast().refused).toBe('text')
  expect(useColor.getState().settled).toBe('#3498db')
})

test('CO-46: text color and background are swapped', () => {
  useColor.getState().select('#3498db')
  contrast().setBackground('#000080')
  contrast().swap()
  expect(useColor.getState().color).toBe('#000080')
  expect(contrast().background).toBe('#3498db')
})

test('CO-50: both colors keep the alpha with which they were typed, until another is chosen', () => {
  contrast().type('text', 'rgb(0 0 0 / 50%)')
  contrast().leave()
  contrast().type('background', '#ffffff80')
  contrast().leave()
  expect(useColor.getState()).toMatchObject({ settled: '#000000', alpha01: 0.5 })
  expect(contrast()).toMatchObject({ background: '#ffffff', backgroundAlpha01: 128 / 255 })
  contrast().swap()
  expect(useColor.getState()).toMatchObject({ settled: '#ffffff', alpha01: 128 / 255 })
  expect(contrast()).toMatchObject({ background: '#000000', backgroundAlpha01: 0.5 })
  contrast().setBackground('#000080')
  useColor.getState().select('#ffffff')
  expect(useColor.getState().alpha01).toBe(1)
  expect(contrast().backgroundAlpha01).toBe(1)
})
