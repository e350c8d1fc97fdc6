import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { textTypes } from '../serve/text-types.ts'
import { filesIn } from './files-in.ts'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const TEXT = new RegExp(`\\.(${Object.keys(textTypes).join('|')})$`)

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Writes a `.br` and a `.gz` beside every text file of the built site, for servers that send them. */
export async function compressSite(dir: string): Promise<void> {
  const files = filesIn(dir).filter((file) => TEXT.test(file))
  await Promise.all(files.map((file) => compressFile(join(dir, file))))
}
