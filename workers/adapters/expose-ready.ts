import { expose } from 'comlink'

/** Exposes a worker's methods, and then reports to the page that calls will be answered: what comes before is lost. */
export function exposeReady(api: object): void {
  expose(api)
  postMessage('ready')
}
