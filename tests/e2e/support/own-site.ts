import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { distDir } from '../../../scripts/bootstrap/paths.mjs'
import { createAnswer } from '../../../scripts/serve/answer'
import { listenOnLocalhost } from '../../../scripts/serve/listen'
import { serverRules } from '../../../src/site/hosting/headers-file'

const serverOf = (dir: string, basePath: string): RequestListener =>
  createAnswer(dir, serverRules(), basePath)

type Fault = (request: IncomingMessage, response: ServerResponse) => void

/** A host of the test's own: it can be shut down, changed and made to err, as no other test's can. */
export class OwnSite {
  /** Paths asked for, in order. */
  readonly requests: string[] = []
  url = ''
  private answer: RequestListener
  private readonly basePath: string
  private faults: { path: RegExp; fault: Fault }[] = []
  private close = async () => {}

  /** @param basePath at which the build in `dir` stands */
  constructor(dir = distDir, basePath = '/') {
    this.basePath = basePath
    this.answer = serverOf(dir, basePath)
  }

  async start(): Promise<void> {
    const { port, close } = await listenOnLocalhost(0, (req, res) => {
      const path = req.url ?? ''
      this.requests.push(path)
      const fault = this.faults.find((one) => one.path.test(path))?.fault
      if (fault) fault(req, res)
      else this.answer(req, res)
    })
    this.url = `http://localhost:${port}`
    this.close = close
  }

  /** Nothing answers at the address any more. */
  async stop(): Promise<void> {
    await this.close()
  }

  /** Puts another build in the place of the one that is served. */
  deploy(dir: string): void {
    if (!existsSync(join(dir, 'sw.js'))) throw new Error(`no build in ${dir}`)
    this.answer = serverOf(dir, this.basePath)
  }

  /** Sends a file from elsewhere for one path. */
  replace(path: string, file: string): void {
    const type = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }
    this.fail(new RegExp(`^${path}$`), (_request, response) => {
      response.writeHead(200, type).end(readFileSync(file))
    })
  }

  /** Answers what matches in another way, until the returned function is called. */
  fail(path: RegExp, fault: Fault): () => void {
    const entry = { path, fault }
    this.faults.unshift(entry)
    return () => {
      this.faults = this.faults.filter((one) => one !== entry)
    }
  }
}
