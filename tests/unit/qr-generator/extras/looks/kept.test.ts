import { expect, test } from 'vitest'
import { SCAN_ME } from '../../../../../src/tools/qr-generator/texts.en'
import { KEPT_VERSIONS, storageOf } from '../../../../support/kept-versions'

test.each(KEPT_VERSIONS)(
  'the style that version %i has kept is there on the next visit',
  async (version) => {
    storageOf(version)
    const { browser } = await import('../../../../../src/tools/qr-generator/effects')
    expect(browser.look.read()?.style).toMatchObject({
      modules: 'dots',
      endColor: '#0000ff',
      caption: SCAN_ME,
    })
  },
)
