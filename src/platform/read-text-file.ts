const UTF_16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const

/**
 * The text of a file: UTF-8, UTF-16 with its byte order mark, or else windows-1252, in which Excel saves CSV files
 * (`isUtf`: false, since it might be another one). Null: the file cannot be read, or is no text, such as a workbook.
 */
export async function readTextFile(file: Blob): Promise<{ text: string; isUtf: boolean } | null> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
  if (!bytes) return null
  const marked = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  // A byte of zero stands in no text of the other encodings.
  if (!marked && bytes.includes(0)) return null
  try {
    const text = new TextDecoder(marked?.name ?? 'utf-8', { fatal: true }).decode(bytes)
    return { text, isUtf: true }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isUtf: false }
  }
}
