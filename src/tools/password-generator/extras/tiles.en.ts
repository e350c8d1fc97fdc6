import type { Tiles } from '../../tile'

/** What is said of the extras before their code comes; the box finds them by these words. */
export const TILES = {
  forms: {
    icon: 'text-quote',
    title: 'Passphrase and PIN',
    promise: 'Words you can remember',
    keywords: [
      'passphrase',
      'diceware',
      'words',
      'memorable password',
      'pin',
      'pin code',
      'groups',
      'five words',
      'xkcd',
      'eff',
      'correct horse',
    ],
  },
  'site-rules': {
    icon: 'shield-check',
    title: 'Rules of a website',
    promise: 'Its length and symbols',
    keywords: [
      'site rules',
      'passwordrules',
      'password rules',
      'minimum',
      'maximum length',
      'allowed symbols',
      'requirements',
      'website rules',
    ],
  },
  many: {
    icon: 'list',
    title: 'Many at once',
    promise: 'Up to 100,000, text or CSV',
    keywords: [
      'many passwords',
      'bulk passwords',
      '500 passwords',
      'csv',
      'list of passwords',
      'batch',
    ],
  },
  handling: {
    icon: 'eye-off',
    title: 'Hide or read aloud',
    promise: 'Cover it, or spell it out',
    keywords: [
      'hide password',
      'spell',
      'read aloud',
      'phonetic alphabet',
      'clear clipboard',
      'mask',
      'nato',
    ],
  },
  'self-test': {
    icon: 'dices',
    title: 'Test the randomness',
    promise: 'A million characters, counted',
    keywords: [
      'self test',
      'randomness test',
      'random',
      'chi square',
      'bias',
      'entropy test',
      'is it random',
    ],
  },
} as const satisfies Tiles
