import { readFileSync } from 'node:fs'
import { packageFile } from '../bootstrap/paths.mjs'

/** One file with all drawings: the package of Lucide itself has thousands, and takes half of an installation. */
const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(
  readFileSync(packageFile('@iconify-json/lucide/icons.json'), 'utf8'),
)

/** The drawing of an icon, as SVG text. */
export function iconDrawing(name: string): string {
  const icon = icons[name]
  if (!icon) throw new Error(`Lucide has no icon ${name}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${icon.body}</svg>`
}
