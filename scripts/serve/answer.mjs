import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import sirv from 'sirv'

import { acceptedEncodings } from './encodings.mjs'
import { headersFor } from './headers-file.mjs'
import { decodedPath, isHidden, toPathTarget, withoutTrailingSlash } from './request-path.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./headers-file.mjs').HeaderRule} HeaderRule
 */

const revalidate = 'no-cache'

/**
 * @param {string} path
 * @returns {Buffer | null}
 */
function readIfThere(path) {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

/**
 * @param {Response} res
 * @param {{ status: number, body: string | Buffer, type?: string, headers?: Record<string, string> }} reply
 */
function send(res, { status, body, type = 'text/plain', headers = {} }) {
  // None of these may outlive the moment: the next deployment may have a page at this path.
  res.setHeader('Cache-Control', revalidate)
  res.setHeader('Content-Type', `${type};charset=utf-8`)
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.writeHead(status, headers).end(body)
}

/**
 * @param {string} dir
 * @param {Request} req
 * @param {Response} res
 */
function sendNotFound(dir, req, res) {
  const plain = { name: 'identity', ending: '' }
  for (const { name, ending } of [...acceptedEncodings(req.headers['accept-encoding']), plain]) {
    const body = readIfThere(join(dir, `404.html${ending}`))
    if (body === null) continue
    /** @type {Record<string, string>} */
    const headers = name === plain.name ? {} : { 'Content-Encoding': name }
    send(res, { status: 404, type: 'text/html', body, headers })
    return
  }
  send(res, { status: 404, body: 'Not found' })
}

/**
 * @param {Response} res
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 */
function applyHeaders(res, rules, pathname) {
  res.setHeader('Vary', 'Accept-Encoding')
  res.setHeader('Cache-Control', revalidate)
  for (const [name, value] of headersFor(rules, pathname)) res.setHeader(name, value)
}

/** @param {string} dir */
function createFileServer(dir) {
  // In `dev` mode sirv looks at the disk each time. Its other mode remembers the files of the start
  // and brings the server down on the first of them that a new build has removed.
  return sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })
}

/**
 * Answers as a static host does: `/calculator` is calculator.html, an unknown path is 404.html with
 * status 404, and every answer has the headers of the rules.
 * @param {string} dir
 * @param {HeaderRule[]} rules
 * @returns {import('node:http').RequestListener}
 */
export function createAnswer(dir, rules) {
  const serveFile = createFileServer(dir)

  return (req, res) => {
    const target = toPathTarget(req.url ?? '/')
    const pathname = decodedPath(target)
    applyHeaders(res, rules, pathname ?? '/')

    if (req.method !== 'GET' && req.method !== 'HEAD') {
      send(res, { status: 405, body: 'Only GET and HEAD', headers: { Allow: 'GET, HEAD' } })
      return
    }
    const location = withoutTrailingSlash(target)
    if (location !== null) {
      send(res, { status: 301, body: '', headers: { Location: location } })
      return
    }
    if (pathname === null || isHidden(pathname)) {
      sendNotFound(dir, req, res)
      return
    }
    // sirv takes the header for a plain list of words.
    const words = acceptedEncodings(req.headers['accept-encoding']).map(({ name }) => name)
    req.headers['accept-encoding'] = words.join()
    req.url = target
    serveFile(req, res, () => sendNotFound(dir, req, res))
  }
}
