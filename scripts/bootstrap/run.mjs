// Runs a TypeScript file: Node 20 cannot, and Vite is there once the packages are installed. It is
// loaded by Vite's own runner, in this process and without a bundle.
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [node = '', , file = '', ...args] = process.argv
// As if Node had been asked to run the file itself.
process.argv = [node, resolve(file), ...args]
await runnerImport(resolve(file), { logLevel: 'warn' })
