import type { Tiles } from '../../tile'

/** The texts of the extras before their code comes. */
export const TILES = {
  // Passphrase and PIN have no tile: they are modes beside passwords, which the box finds all the same.
  forms: {
    icon: 'text-quote',
    title: 'Passphrase',
    promise: 'Words you can remember',
  },
  pin: {
    icon: 'hash',
    title: 'PIN',
    promise: '4 to 12 random digits',
  },
  'site-rules': {
    icon: 'shield-check',
    title: 'Rules of a website',
    promise: 'Follow what a site asks for',
  },
  groups: {
    icon: 'layers',
    title: 'Groups of characters',
    promise: 'xxxx-xxxx-xxxx, easy to type',
  },
  many: {
    icon: 'list',
    title: 'Many at once',
    promise: 'Up to 100,000, text or CSV',
  },
  handling: {
    icon: 'eye-off',
    title: 'Hide or read aloud',
    promise: 'Cover it, or spell it out',
  },
  'self-test': {
    icon: 'dices',
    title: 'Test the randomness',
    promise: 'A million characters, counted',
  },
} as const satisfies Tiles

/** What else people call them, by which the box finds them; apart, so that pages come without. */
export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  forms: [
    'passphrase',
    'pass phrase',
    'diceware',
    'words',
    'memorable password',
    'xkcd',
    'eff',
    'correct horse',
  ],
  pin: ['pin', 'pin code', 'pin generator', 'random digits', '4 digit code', 'passcode'],
  'site-rules': [
    'site rules',
    'passwordrules',
    'password rules',
    'minimum',
    'maximum length',
    'allowed symbols',
    'requirements',
    'website rules',
  ],
  groups: ['groups', 'product key', 'license key', 'blocks', 'hyphens', 'dashes'],
  many: ['many passwords', 'bulk passwords', 'csv', 'list of passwords', 'batch'],
  handling: [
    'hide password',
    'spell',
    'read aloud',
    'phonetic alphabet',
    'clear clipboard',
    'mask',
    'nato',
  ],
  'self-test': [
    'self test',
    'randomness test',
    'random',
    'chi square',
    'bias',
    'entropy test',
    'is it random',
  ],
}

/** The names of modes and of their sizes. */
export const MODE_TEXTS = {
  passphrase: { name: 'Passphrase', sizeName: (words: number) => `${words} words` },
  PIN: { name: 'PIN', sizeName: (digits: number) => `${digits} digits` },
}

/** The settings of an extra, as its tile shows them. */
export const SITE_SYMBOLS = { none: 'no symbols', some: 'some symbols', all: 'all symbols' }
export const siteRulesSet = (min: number, max: number, symbols: string) =>
  `${min === max ? min : `${min} to ${max}`}, ${symbols}`
export const groupsSet = (groups: number, size: number) => `${groups} groups of ${size}`
export const HIDDEN = 'Passwords are hidden'
