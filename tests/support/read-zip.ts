import { crc32 } from 'node:zlib'

/** The files of a ZIP that compresses none of them, by name (APPNOTE.TXT 6.3.10, §4.3), each with its CRC-32 checked. */
export function readZip(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  const count = zip.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`no entry at ${at}`)
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('a file is compressed')
    const [length, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + length)
    if (crc32(data) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    files.set(name, data)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
