import { concat } from '../../src/lib/concat'

async function readAll(readable: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const reader = readable.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return concat(parts)
    parts.push(value)
  }
}

/**
 * Compresses bytes to a zlib stream (RFC 1950), as a PNG holds it. Its parts are read one by one: with a Response the
 * few bytes of a code take a third longer.
 */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('deflate')
  const writer = writable.getWriter()
  const [compressed] = await Promise.all([readAll(readable), writer.write(bytes), writer.close()])
  return compressed
}
