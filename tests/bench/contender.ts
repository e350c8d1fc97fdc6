import type { QrJob } from '../../scripts/bench/page-api'

export interface Contender {
  /** The `data:` URL of a PNG. */
  draw(job: QrJob): Promise<string>
  /** Time at work since the last call, for a contender that works on a thread of its own. */
  takeWorkMs?(): Promise<number>
}
