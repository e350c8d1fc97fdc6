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
  const isCompressed = (file: string) => {
    const [own, short] = [file, `${file}.br`].map((name) =>
      statSync(join(dir, name), { throwIfNoEntry: false }),
    )
    return own && short && short.mtimeMs >= own.mtimeMs
  }
  // What another language has too is there already.
  const files = filesIn(dir).filter((file) => TEXT.test(file) && !isCompressed(file))
  await Promise.all(files.map((file) => compressFile(join(dir, file))))
}
