/** Compresses to the zlib format (RFC 1950), which PNG wants; 'deflate' is its name in the platform. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate')
  const writer = writable.getWriter()
  const write = async () => {
    await writer.write(bytes)
    await writer.close()
  }
  // At the same time: the writer waits for a reader.
  const [packed] = await Promise.all([readAll(readable), write()])
  return packed
}

// Through Blob and Response the same bytes take several times as long.
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parts.push(part.value)
  const [first] = parts
  if (first && parts.length === 1) return first
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
