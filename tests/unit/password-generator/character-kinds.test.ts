import { expect, test } from 'vitest'
import { splitByKind } from '../../../src/tools/password-generator/domain/characters'

test.each([
  ['', []],
  ['l1IO0', ['letter l', 'number 1', 'letter IO', 'number 0']],
  ['Ab!?12', ['letter Ab', 'symbol !?', 'number 12']],
  ['é😀٣ ', ['letter é', 'symbol 😀', 'number ٣', 'space  ']],
  ['!  ?', ['symbol !', 'space  ', 'space  ', 'symbol ?']],
])('%j is split into letters, numbers, symbols and single spaces', (password, runs) => {
  expect(splitByKind(password).map(({ kind, text }) => `${kind} ${text}`)).toEqual(runs)
})
