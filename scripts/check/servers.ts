import { ensureProgram } from '../serve/find-program.ts'

/** Makes sure of the servers for which deploy/ has a configuration, where apt-get can bring them. */
export async function ensureServers() {
  for (const command of ['nginx', 'caddy']) {
    if ((await ensureProgram(command)) !== undefined) continue
    console.log(`${command} is not here: the tests that start it are skipped (Debian: ${command}).`)
  }
}
