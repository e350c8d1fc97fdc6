import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Lets everybody read a built site, whatever the umask of who built it: a server runs as another user. */
export function letAllRead(dir: string): void {
  chmodSync(dir, 0o755)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) letAllRead(path)
    else chmodSync(path, 0o644)
  }
}
