import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Decoder } from './qr-decoders'

/** Debian's zbar-tools; the tests that need it are skipped where it is absent. */
export const hasZbar = spawnSync('zbarimg', ['--version']).status === 0

const QR_ONLY = ['--nodbus', '-q', '-Sdisable', '-Sqrcode.enable']

/** Reads one PNG file: `--raw -Sbinary` is the one output that keeps every byte, but has no borders between files. */
export const zbar: Decoder = async ({ png }) => {
  const args = [...QR_ONLY, '--raw', '-Sbinary', 'png:-']
  const { stdout } = spawnSync('zbarimg', args, { input: png })
  return stdout.length > 0 ? Uint8Array.from(stdout) : null
}

/** Reads many PNG files in one process, by name; their texts must be ASCII without `]]>`, the XML garbles the rest. */
export async function readAsciiWithZbar(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'zbar-'))
  try {
    for (const [name, png] of files) await writeFile(join(folder, `${name}.png`), png)
    const names = [...files.keys()].map((name) => `${name}.png`)
    const xml = await zbarXml(names, folder)
    const sources = xml.matchAll(/<source href='(.*?)\.png'>(.*?)<\/source>/gs)
    return new Map(
      [...sources].flatMap(([, name = '', found = '']) => {
        const text = /<!\[CDATA\[(.*?)\]\]>/s.exec(found)?.[1]
        return text === undefined ? [] : [[name, text] as const]
      }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function zbarXml(files: readonly string[], folder: string): Promise<string> {
  const run = promisify(execFile)('zbarimg', [...QR_ONLY, '--xml', ...files], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  })
  try {
    return (await run).stdout
  } catch (error) {
    // Exit code 4: in some file no code was found, which is the caller's to judge.
    if (error instanceof Error && 'code' in error && error.code === 4 && 'stdout' in error) {
      return String(error.stdout)
    }
    throw error
  }
}
