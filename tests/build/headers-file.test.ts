import { expect, test } from 'vitest'
import { headersFile, serverRules } from '../../src/site/hosting/headers-file'
import { distPaths, readDistText } from '../e2e/support/dist'
import { cacheControlFault } from '../support/file-headers'
import { headerFaults } from '../support/security-headers'

/** The rules of a file `_headers`, as https://developers.cloudflare.com/pages/configuration/headers/ reads them. */
const rulesIn = (text: string) =>
  text
    .trimEnd()
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n')
      const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line])
      return { pattern, headers: headers.map(([name = '', value = '']) => ({ name, value })) }
    })

/** What a host sends for a path; it joins the values of several rules. */
function sentFor(path: string, text: string): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const { pattern, headers } of rulesIn(text)) {
    const isOne = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    for (const { name, value } of isOne ? headers : []) {
      const key = name.toLowerCase()
      sent[key] = sent[key] === undefined ? value : `${sent[key]}, ${value}`
    }
  }
  return sent
}

const FILES = distPaths().filter((path) => !/\.(br|gz)$|^\/_headers$/.test(path))

/** These hosts have each page at the address without its ending. */
const addressOf = (path: string) =>
  path.replace(/^\/index\.html$/, '/').replace(/(?<!^\/404)\.html$/, '')

/** What both hosts send where no rule names a path: a browser asks each time. */
const BY_DEFAULT = 'no-cache'

test('PL-02: by _headers hosts such as Cloudflare Pages and Netlify send what our servers send', () => {
  const text = readDistText('/_headers')
  for (const path of FILES) {
    const sent = sentFor(addressOf(path), text)
    expect(headerFaults(sent), path).toEqual([])
    expect(cacheControlFault(path, sent['cache-control'] ?? BY_DEFAULT), path).toBeNull()
  }
})

test('_headers keeps to the limits of Cloudflare Pages: 100 rules, 2,000 characters a line', () => {
  const text = readDistText('/_headers')
  expect(rulesIn(text).length).toBeLessThanOrEqual(100)
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
})

test('PL-54: _headers of a site below a path names the paths of the host', () => {
  const text = headersFile(serverRules(), '/tools/')
  for (const path of FILES) {
    const below = `/tools${addressOf(path)}`
    expect(sentFor(below, text), below).toEqual(sentFor(addressOf(path), readDistText('/_headers')))
  }
})
