import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { CliError } from '../../../scripts/bootstrap/cli-error.mjs'
import { freePort, parsePort } from '../../../scripts/serve/listen'

test.each([
  [undefined, 4173],
  ['', 4173],
  ['5000', 5000],
  [' 80 ', 80],
  ['0', 0],
  ['65535', 65_535],
])('PORT=%s is port %i', (text, port) => {
  expect(parsePort(text)).toBe(port)
})

test.each(['abc', '-1', '80.5', '65536', '1e3', '0x50', '4173abc'])(
  'PORT=%s is refused with a clear message',
  (text) => {
    expect(() => parsePort(text)).toThrow(CliError)
    expect(() => parsePort(text)).toThrow(`PORT must be a whole number from 0 to 65535`)
  },
)

test('a taken port gives a clear message, a free one none', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    // A TCP server that listens has an AddressInfo.
    other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port))
  })
  await expect(freePort(port)).rejects.toThrow(`Port ${port} is already in use.`)
  await new Promise((resolve) => other.close(resolve))
  await expect(freePort(port)).resolves.toBe(port)
})
