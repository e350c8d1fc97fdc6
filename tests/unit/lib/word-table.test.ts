import { expect, test } from 'vitest'
import { wordTable } from '#lib/word-table'

test('words stand by the first of their line, with or without a colon; _ is a blank', () => {
  const table = wordTable(`
    usd: dollar buck, gbp: pound pound_sterling,
    $ usd
  `)
  expect([...table]).toEqual([
    ['usd', ['dollar', 'buck']],
    ['gbp', ['pound', 'pound sterling']],
    ['$', ['usd']],
  ])
})
