import { expect, test } from 'vitest'
import {
  checkAddresses,
  repositoryAddress,
  siteSettings,
} from '../../../scripts/build/site-settings'

test.each([
  [{}, '', '/'],
  [{ VITE_SITE_URL: '', VITE_BASE_PATH: '' }, '', '/'],
  [{ VITE_SITE_URL: 'https://a.example' }, 'https://a.example', '/'],
  [{ VITE_SITE_URL: 'https://a.example//' }, 'https://a.example', '/'],
  [{ VITE_SITE_URL: 'https://a.example/tools/' }, 'https://a.example/tools', '/tools/'],
  [{ VITE_BASE_PATH: 'tools' }, '', '/tools/'],
  [{ VITE_BASE_PATH: '/my/tools' }, '', '/my/tools/'],
  [
    { VITE_SITE_URL: 'https://a.example', VITE_BASE_PATH: '/tools/' },
    'https://a.example/tools',
    '/tools/',
  ],
])('%j is a site at "%s", its pages under %s', (env, siteUrl, basePath) => {
  expect(siteSettings(env)).toEqual({ siteUrl, basePath })
})

test.each(['a.example', 'ftp://a.example', 'javascript:1'])('%s is refused', (address) => {
  expect(() => siteSettings({ VITE_SITE_URL: address })).toThrow('VITE_SITE_URL must be')
})

test.each([
  { VITE_BASE_PATH: '/tools/"; return 200' },
  { VITE_BASE_PATH: '/my tools/' },
  { VITE_BASE_PATH: 'https://a.example/tools/' },
  { VITE_BASE_PATH: '/../' },
  { VITE_BASE_PATH: '/(a|b)/' },
  { VITE_SITE_URL: 'https://a.example/my tools/' },
])('%j is no path of a site', (env) => {
  expect(() => siteSettings(env)).toThrow('The path of the site must be')
})

test.each([
  [{}, ''],
  [{ repository: 'https://github.com/a/b' }, 'https://github.com/a/b'],
])('the sources of %j are at "%s"', (manifest, address) => {
  expect(repositoryAddress(manifest)).toBe(address)
})

test.each(['github:a/b', 'git@github.com:a/b', 'https://github.com/a/b/'])(
  '%s is no address for a link',
  (repository) => {
    expect(() => repositoryAddress({ repository })).toThrow('repository of package.json')
  },
)

test.each([
  ['VITE_SECURITY_CONTACT', 'a@b.example'],
  ['VITE_SECURITY_CONTACT', 'mailto:a@b.example\nPolicy: x'],
  ['VITE_LINK_IMPRINT', 'imprint'],
  ['VITE_LINK_IMPRINT', '//evil.example/x'],
  ['VITE_LINK_SOURCE', '/\\evil.example'],
  ['VITE_LINK_FEEDBACK', 'javascript:alert(1)'],
])('PL-55: %s is refused as %j', (name, address) => {
  expect(() => checkAddresses({ [name]: address })).toThrow(name)
})

test.each([
  {},
  { VITE_LINK_IMPRINT: '' },
  { VITE_LINK_IMPRINT: '/imprint.html', VITE_LINK_FEEDBACK: 'mailto:a@b.example' },
  { VITE_SECURITY_CONTACT: 'https://b.example/report' },
])('PL-55: %j leads visitors on', (env) => {
  expect(() => checkAddresses(env)).not.toThrow()
})
