import { latestResult } from '#lib/latest-result'
import { whenIdle } from '#platform/idle'
import { create } from '#platform/view-store'
import { checkQr } from './effects'
import type { ScanVerdict } from './domain/reading/scan-check'
import type { QrSettings } from './domain/settings'
import { useQr, type QrState } from './state'

/** A picture is read back after so long without a newer one: not between two keystrokes. */
const REST_MS = 400

/** What reading the present picture back showed; undefined: not known yet. */
export const useScan = create<{ verdict: ScanVerdict | undefined }>(() => ({ verdict: undefined }))

/** Reads each picture of `codes` back and reports what that showed. Returns how to stop. */
export function watchScans(
  codes: Pick<typeof useQr, 'getState' | 'subscribe'>,
  check: typeof checkQr,
  idle: () => Promise<void>,
  report: (verdict: ScanVerdict | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const checking = latestResult({
    async run(settings: QrSettings) {
      await idle()
      return check(settings)
    },
    onResult: (result) => report(result.ok ? result.value : undefined),
  })

  function follow({ image, busy, settings }: QrState) {
    clearTimeout(timer)
    checking.cancel()
    report(undefined)
    if (image && !busy) timer = setTimeout(checking.request, REST_MS, settings)
  }

  const unsubscribe = codes.subscribe((now, before) => {
    const isSame = now.image === before.image && now.busy === before.busy
    if (!isSame || now.settings !== before.settings) follow(now)
  })
  follow(codes.getState())
  return () => {
    unsubscribe()
    clearTimeout(timer)
    checking.cancel()
  }
}

/** For the page; to be stopped when it goes. */
export const startScans = () =>
  watchScans(useQr, checkQr, whenIdle, (verdict) => useScan.setState({ verdict }))
