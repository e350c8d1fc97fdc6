import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'

/** The drawing of an icon, as SVG text. */
export const iconDrawing = (name: string) =>
  readFileSync(join(rootDir, `node_modules/lucide-static/icons/${name}.svg`), 'utf8')
