import { expect, test } from 'vitest'
import { useContrast } from '../../../../../src/tools/color-picker/extras/contrast/state'

const contrast = useContrast.getState

test('a background field that is left with no color shows the last one again, and it is said', () => {
  contrast().typeBackground('white')
  contrast().leaveBackground()
  expect(contrast()).toMatchObject({ draft: null, background: '#ffffff', refused: false })
  contrast().typeBackground('whi')
  contrast().leaveBackground()
  expect(contrast()).toMatchObject({ draft: null, background: '#ffffff', refused: true })
  // The focus may come and go again.
  contrast().leaveBackground()
  expect(contrast().refused).toBe(true)
  contrast().typeBackground('b')
  expect(contrast().refused).toBe(false)
})
