import { readFile, writeFile } from 'node:fs/promises'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { textTypes } from '../serve/text-types.ts'
import { filesIn } from './files-in.ts'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const TEXT = new RegExp(`\\.(${Object.keys(textTypes).join('|')})$`)

/** A smaller text would gain 150 bytes at most by two files, and comes in one packet either way. */
export const LEAST_BYTES = 320

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Writes a `.br` and a `.gz` beside every text file of the built site but the smallest, for servers that send them. */
export async function compressSite(dir: string): Promise<void> {
  const isToCompress = (file: string) => {
    const own = statSync(join(dir, file))
    const short = statSync(join(dir, `${file}.br`), { throwIfNoEntry: false })
    // What another language has too is there already.
    return own.size >= LEAST_BYTES && !(short && short.mtimeMs >= own.mtimeMs)
  }
  const files = filesIn(dir).filter((file) => TEXT.test(file) && isToCompress(file))
  await Promise.all(files.map((file) => compressFile(join(dir, file))))
}
