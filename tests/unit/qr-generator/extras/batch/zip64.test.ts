import { expect, test } from 'vitest'
import { growingZip } from '../../../../../workers/adapters/zip'

// By APPNOTE 6.3.10 of the format, 4.3.14 to 4.3.16; Info-ZIP calls a file broken that has 65,535 and no such record.
test.each([
  [65_534, null],
  [70_000, 70_000],
])(
  'the count of %i files is in a ZIP, of more than 65,534 in a record of ZIP64',
  async (wanted, inRecord) => {
    const zip = growingZip(new Date(2026, 0, 1))
    const files = Array.from({ length: wanted }, (_, at) => ({
      name: `${at}.txt`,
      bytes: Uint8Array.of(65),
    }))
    const [body, last] = [await zip.add(files), await zip.end()]
    const file = Buffer.concat([body, last])
    const end = file.length - 22
    expect(file.readUInt32BE(end)).toBe(0x504b0506)
    expect(file.readUInt16LE(end + 10)).toBe(Math.min(wanted, 65_535))
    const locator = end - 20
    const hasRecord = file.readUInt32BE(locator) === 0x504b0607
    const record = hasRecord ? Number(file.readBigUInt64LE(locator + 8)) : 0
    expect(hasRecord ? Number(file.readBigUInt64LE(record + 32)) : null).toBe(inRecord)
    expect(hasRecord ? file.readUInt32BE(record) : 0x504b0606).toBe(0x504b0606)
    // The directory begins with the entry of the first file.
    expect(file.readUInt32BE(file.readUInt32LE(end + 16))).toBe(0x504b0102)
  },
)
