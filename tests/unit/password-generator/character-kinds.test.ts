import { expect, test } from 'vitest'
import {
  isOfSeveralKinds,
  splitByKind,
} from '../../../src/tools/password-generator/domain/characters'

test.each([
  ['', []],
  ['l1IO0', ['letter l', 'number 1', 'letter IO', 'number 0']],
  ['Ab!?12', ['letter Ab', 'symbol !?', 'number 12']],
  ['é😀٣ ', ['letter é', 'symbol 😀', 'number ٣', 'space  ']],
  ['!  ?', ['symbol !', 'space  ', 'space  ', 'symbol ?']],
])('%j is split into letters, numbers, symbols and single spaces', (password, runs) => {
  expect(splitByKind(password).map(({ kind, text }) => `${kind} ${text}`)).toEqual(runs)
})

test.each([
  ['', false],
  ['835201', false],
  ['8352\n9917', false],
  ['12 34', false],
  ['••••', false],
  ['8352\nab', true],
  ['word-word', true],
  ['l1', true],
])('PW-89: whether %j has characters of several kinds is %s', (passwords, isMixed) => {
  expect(isOfSeveralKinds(passwords)).toBe(isMixed)
})
