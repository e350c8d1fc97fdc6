import { describe, expect, it } from 'vitest'
import { understood } from '../../../src/app/answers/understood'

describe('how a question was understood', () => {
  it('is not said where it is what was typed, whatever the case and the kind of its blanks', () => {
    expect(understood('2 + 3 =', '2 + 3')).toEqual([])
    expect(understood('100\u00a0USD', '100 usd')).toEqual([])
    expect(understood('18\u00a0% von 240 =', '18 % von 240')).toEqual([])
  })

  it('is said as it was written where that is something else', () => {
    expect(understood('5\u00a0kg', '5 kilo')).toEqual(['5\u00a0kg'])
  })
})
