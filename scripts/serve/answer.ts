import { statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import type { ServerRules } from '../../src/site/hosting/headers-file.ts'
import {
  decodedPath,
  healthPath,
  isHidden,
  sitePath,
  toPathTarget,
  withoutExtraSlashes,
} from './request-path.ts'
import { textTypes } from './text-types.ts'

const revalidate = 'no-cache'

/** The headers of a path, for any answer. Of the cache rules one matches at most. */
export function headersFor(rules: ServerRules, pathname: string): Record<string, string> {
  const cacheRule = rules.cacheRules.find(([path]) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  )
  return {
    ...rules.securityHeaders,
    'Cache-Control': cacheRule?.[1] ?? rules.otherwise,
    Vary: 'Accept-Encoding',
  }
}

// The better one stands first. The endings are those of the files that the build writes.
const offers = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** The compressions of ours that a client takes, the better one first; `q=0` means that it does not. */
export function acceptedEncodings(acceptEncoding: string | undefined) {
  const accepted = new Set()
  for (const item of acceptEncoding?.split(',') ?? []) {
    const [name = '', ...parameters] = item.toLowerCase().split(';')
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    if (!isRefused) accepted.add(name.trim())
  }
  return offers.filter(({ name }) => accepted.has(name))
}

function sendText(
  res: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
) {
  // None of these may outlive the moment: the next deployment may have a page at this path.
  res.setHeader('Cache-Control', revalidate)
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.writeHead(status, headers).end(body)
}

function isFile(file: string) {
  try {
    return statSync(file).isFile()
  } catch {
    // The file is not there, or the file system takes no such name.
    return false
  }
}

/**
 * The file of the build at a path, as its name with slashes; undefined where there is none. Looked up
 * each time: a new build may have taken the place of the one that was there.
 */
function fileAt(dir: string, pathname: string) {
  // What is odd enough to name one file in two ways names none.
  if (/[\0\\]|\/\//.test(pathname)) return undefined
  const names = pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`]
  return names.find((name) => isFile(join(dir, name)))
}

/** Sends a file in the best form that the client takes. The library does ranges, ETags and HEAD. */
function sendFile(dir: string, name: string, req: IncomingMessage, res: ServerResponse) {
  const form = acceptedEncodings(req.headers['accept-encoding']).find(({ ending }) =>
    isFile(join(dir, name + ending)),
  )
  if (form !== undefined) res.setHeader('Content-Encoding', form.name)
  // What proves to a certificate authority whose host it is has no ending.
  const ending = /\.well-known\/[^.]*$/.test(name) ? 'txt' : name.replace(/^.*\./, '')
  const type = textTypes[ending]
  if (type !== undefined) res.setHeader('Content-Type', type)
  // No part is kept: nginx and Caddy find out too late whether a range can be met, and all servers answer alike.
  if (req.headers.range !== undefined) res.setHeader('Cache-Control', revalidate)
  const file = encodeURIComponent(name.slice(1) + (form?.ending ?? ''))
  send(req, file, { root: dir, cacheControl: false, index: false, dotfiles: 'allow' })
    .on('error', (error: { status: number; headers?: Record<string, string> }) => {
      // The file went away, or the visitor did, in the middle of it.
      if (res.headersSent) {
        res.destroy()
        return
      }
      res.removeHeader('Content-Encoding')
      sendText(res, error.status, 'Not possible', error.headers)
    })
    .pipe(res)
}

/** The page for unknown addresses: below the path of a language its own, where the build has that. */
function notFoundAt(dir: string, pathname: string) {
  const [, language] = /^\/([a-z]{2}(?:-[a-z]+)?)(?:\/|$)/.exec(pathname) ?? []
  const own = `/${language}/404.html`
  return language !== undefined && isFile(join(dir, own)) ? own : '/404.html'
}

function sendNotFound(dir: string, pathname: string, req: IncomingMessage, res: ServerResponse) {
  res.setHeader('Cache-Control', revalidate)
  // An unknown address has neither parts nor an earlier version.
  const { 'accept-encoding': accepted = '' } = req.headers
  req.headers = { 'accept-encoding': accepted }
  res.statusCode = 404
  sendFile(dir, notFoundAt(dir, pathname), req, res)
}

/**
 * Answers as a static host does: `/calculator` is calculator.html, an unknown path is 404.html with
 * status 404, and every answer has the headers of the rules.
 * @param basePath at which the site stands, with a slash at both ends
 */
export function createAnswer(dir: string, rules: ServerRules, basePath = '/'): RequestListener {
  return (req, res) => {
    const target = toPathTarget(req.url ?? '/')
    const decoded = decodedPath(target)
    const pathname = decoded === null ? null : sitePath(decoded, basePath)
    res.setHeaders(new Map(Object.entries(headersFor(rules, pathname ?? '/'))))

    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendText(res, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' })
      return
    }
    const location = withoutExtraSlashes(target, basePath)
    if (location !== null) {
      sendText(res, 301, '', { Location: location })
      return
    }
    if (pathname === healthPath) {
      sendText(res, 200, 'ok')
      return
    }
    const name = pathname === null || isHidden(pathname) ? undefined : fileAt(dir, pathname)
    if (name === undefined) sendNotFound(dir, pathname ?? '/', req, res)
    else sendFile(dir, name, req, res)
  }
}
