import { concat } from '#lib/concat'

/** Other work of the thread, such as the picture of what is typed meanwhile, waits about so long. */
const TURN_MS = 50

async function readAll(readable: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const reader = readable.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return concat(parts)
    parts.push(value)
  }
}

async function writeAll(writable: WritableStream<BufferSource>, parts: Iterable<BufferSource>) {
  const writer = writable.getWriter()
  let turnMs = performance.now()
  for (const part of parts) {
    // Chromium compresses at once: no other task comes between two parts.
    await writer.write(part)
    if (performance.now() - turnMs < TURN_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    turnMs = performance.now()
  }
  await writer.close()
}

/**
 * Compresses parts to one zlib stream (RFC 1950), as a PNG holds it, each when it is made: they are never held all at
 * once. What comes out is read piece by piece: with a Response the few bytes of a code take a third longer.
 */
export async function deflate(
  parts: Iterable<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('deflate')
  const [compressed] = await Promise.all([readAll(readable), writeAll(writable, parts)])
  return compressed
}
