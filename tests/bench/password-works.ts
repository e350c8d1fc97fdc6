import { customAlphabet } from 'nanoid'
import { LOWERCASE, NUMBERS, UPPERCASE } from '../../src/tools/password-generator/domain/characters'
import { drawPassword } from '../../src/tools/password-generator/domain/draw'
import { createPool } from '../../src/tools/password-generator/domain/pool'
import { DEFAULT_SETTINGS } from '../../src/tools/password-generator/domain/settings'
import { scoreStrength } from '../../src/tools/password-generator/domain/strength'
import { uniformPicker } from '#lib/uniform'
import { fillRandom } from '../../workers/adapters/randomness'
import { assert, type Work } from './work'

const LENGTH = 12
const CLASSES = [UPPERCASE, LOWERCASE, NUMBERS]
const ALPHABET = CLASSES.join('')
const PER_RUN = 1000
const CHECKED = 20_000

const ofAlphabet = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)
const hasEach = (password: string) =>
  CLASSES.every((set) => [...password].some((character) => set.includes(character)))

function drawing(draw: () => string, isGuaranteed: boolean): Work {
  return {
    perRun: PER_RUN,
    run() {
      let units = 0
      for (let i = 0; i < PER_RUN; i++) units += draw().length
      return units
    },
    check() {
      const passwords = Array.from({ length: CHECKED }, draw)
      assert(new Set(passwords).size === CHECKED, 'a password came twice')
      assert(
        passwords.every((one) => ofAlphabet.test(one)),
        'a password is not of the alphabet',
      )
      // One in eight lacks a digit where none is guaranteed.
      assert(passwords.every(hasEach) === isGuaranteed, 'the guarantee is not what it should be')
    },
  }
}

const pool = createPool(DEFAULT_SETTINGS)
const pick = uniformPicker(fillRandom)
const drawOurs = () => drawPassword(pool, LENGTH, pick)

export const passwordOurs = () => drawing(drawOurs, true)
export const passwordNanoid = () => drawing(customAlphabet(ALPHABET, LENGTH), false)

export function passwordScore(): Work {
  const passwords = Array.from({ length: PER_RUN }, drawOurs)
  return {
    perRun: PER_RUN,
    run: () => passwords.reduce((sum, password) => sum + scoreStrength(password).score, 0),
    check() {
      // PW-36, PW-38, PW-40 of the tests: scores by an independent oracle.
      const scores = ['abcdefgh', 'Password1!', 'A1b2C3d4E5f6G7h8!'].map(
        (password) => scoreStrength(password).score,
      )
      assert(scores.join() === '3,8,10', `the scores are ${scores.join()}`)
    },
  }
}
