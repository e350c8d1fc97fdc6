import { expect, test } from 'vitest'
import { siteSettings } from '../../../scripts/build/site-settings'

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
