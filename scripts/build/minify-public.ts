import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

// These scripts run where nothing else does, so that an old browser shows its sentence.
const oldest = { compress: { target: 'es2015' } } as const

/** Minifies the scripts of `public/`, which Vite copies as they are: they stand before the first paint. */
export async function minifyPublicScripts(publicDir: string, outDir: string): Promise<void> {
  const names = (await readdir(publicDir)).filter((name) => name.endsWith('.js'))
  for (const name of names) {
    const source = await readFile(join(publicDir, name), 'utf8')
    const { code, errors } = await minify(name, source, oldest)
    if (errors[0]) throw new SyntaxError(`${name}: ${errors[0].message}`)
    await writeFile(join(outDir, name), code)
  }
}
