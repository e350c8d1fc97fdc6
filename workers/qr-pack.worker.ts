import { expose, transfer } from 'comlink'
import { ok } from '../src/lib/result'
import { CHUNK_ROWS, type BatchRow } from '../src/tools/qr-generator/domain/batch'
import type { CsvRecord } from '../src/tools/qr-generator/domain/batch-csv'
import { batchNames } from '../src/tools/qr-generator/domain/batch-names'
import { readSource, rowsOf } from '../src/tools/qr-generator/domain/batch-source'
import type { QrPackApi } from '../src/tools/qr-generator/worker-api'
import { growingZip } from './adapters/zip'

let records: CsvRecord[] = []
let rows: BatchRow[] = []
let zip = growingZip(new Date())
let nameOf = batchNames('png')

const api: QrPackApi = {
  async open(source) {
    const read = readSource(source)
    if (!read.ok) return read
    records = read.value
    return ok({ count: records.length, head: records[0]?.fields ?? [] })
  },
  async start(columns, kind) {
    rows = rowsOf(records, columns)
    zip = growingZip(new Date())
    nameOf = batchNames(kind)
    return ok(rows.length)
  },
  take: async (from) => ok(rows.slice(from, from + CHUNK_ROWS)),
  async add(files) {
    const bytes = await zip.add(files.map((file) => ({ ...file, name: nameOf(file.name) })))
    return transfer(ok(bytes), [bytes.buffer])
  },
  async end() {
    const bytes = await zip.end()
    return transfer(ok(bytes), [bytes.buffer])
  },
}

expose(api)
