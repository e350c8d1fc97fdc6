import { describe, expect, test } from 'vitest'
import { readSource } from '../support/source-files'

const text = readSource('deploy/Dockerfile')
const stages = text.split(/^(?=FROM )/m).slice(1)
const last = stages.at(-1) ?? ''

test('the image is the stock nginx with the build and deploy/nginx.conf, and nothing of the tools', () => {
  expect(text).toMatch(/^ARG NGINX=nginx:[\d.]+-alpine$/m)
  expect(last).toMatch(/^FROM \$\{NGINX\}\n/)
  expect(last.match(/^COPY .+$/gm)).toEqual([
    'COPY --from=build /project/deploy/nginx.conf /etc/nginx/conf.d/nimble.conf',
    'COPY --from=build /project/dist /srv/nimble',
  ])
})

test('it lays the build where deploy/nginx.conf looks for it, and opens its port', () => {
  const config = readSource('deploy/nginx.conf')
  expect(/^\s*root (\S+);$/m.exec(config)?.[1]).toBe('/srv/nimble')
  const port = /^\s*listen (\d+);$/m.exec(config)?.[1]
  expect(last).toContain(`EXPOSE ${port}\n`)
  expect(last).toContain(`http://127.0.0.1:${port}/`)
  // An ordinary user may not open a port below.
  expect(Number(port)).toBeGreaterThan(1023)
})

test('it does not run as root', () => {
  expect(last).toMatch(/^USER nginx$/m)
})

test('the build is that of the lock file, without install scripts', () => {
  expect(text).toContain('RUN npm ci --ignore-scripts')
  expect(text).toMatch(/^COPY package\.json package-lock\.json \.npmrc \.\/$/m)
})

describe('the variables of the build', () => {
  const documented = [...readSource('README.md').matchAll(/^\| `(VITE_\w+)`/gm)].map(
    ([, name]) => name,
  )

  test('can all be given to the image', () => {
    expect(documented.length).toBeGreaterThan(2)
    const taken = [...text.matchAll(/^ARG (VITE_\w+)$/gm)].map(([, name]) => name)
    expect(taken).toEqual(documented)
  })
})

test('neither secrets nor what a machine has built get into the image', () => {
  const ignored = readSource('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', '**/.env*']))
})
