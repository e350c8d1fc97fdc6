import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  /** As it was sent. */
  body: Buffer
}

/** One request with just these headers; the path goes out as it is, and no redirect is followed. */
export const ask = (url: string, path: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const query = request(url, { path, method, headers, agent: false }, (res) => {
      const { statusCode: status, headers: sent } = res
      buffer(res).then((body) => resolve({ status, headers: sent, body }), reject)
    })
    query.on('error', reject).end()
  })

/** What the body says once it is decompressed as its headers tell. */
export function contentOf({ headers, body }: Reply): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === undefined) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  if (encoding === 'gzip') return gunzipSync(body)
  throw new Error(`unknown encoding ${encoding}`)
}
