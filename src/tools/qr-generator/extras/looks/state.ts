import { create, type StateCreator, type StoreApi } from 'zustand'
import { readAnyHex, readHex } from '#lib/color'
import { latestResult } from '#lib/latest-result'
import { withPicture } from '#platform/device/svg-picture'
import { logError } from '#platform/log'
import { PLAIN_STYLE, styleOrPlain, type CodeStyle } from '../../domain/scene/style'
import { LONG, qrWorker } from '../../effects'
import { REST_MS, useQr } from '../../state'
import { LOGO_PX } from './domain'

/** Why the last file gave no logo. */
export type LogoFailure = 'unreadable' | 'complex-svg' | 'failed'

interface StyleState {
  /** The second color as typed, where that is not six hex digits; else null. */
  endText: string | null
  /** What was typed has rested and is no color. */
  endRefused: boolean
  /** A file is being read. */
  busy: boolean
  failure: LogoFailure | null
  change: (patch: Partial<CodeStyle>) => void
  typeEnd: (text: string) => void
  /** Judges the second color as it is, without waiting: on leaving the field. */
  settleEnd: () => void
  openLogo: (file: Blob) => void
  removeLogo: () => void
}

/** The style of some settings, plain or not. */
export const styleOf = ({ style }: { style?: CodeStyle | undefined }): CodeStyle =>
  style ?? PLAIN_STYLE

const browser = {
  openLogo: (file: Blob) =>
    withPicture(file, (picture) => qrWorker.call((work) => work.openLogo(picture), LONG), LOGO_PX),
}

export type StyleDeps = typeof browser

type SetState = StoreApi<StyleState>['setState']
type Change = StyleState['change']

/** The second color as it is typed: drawn once it is whole, or has rested. */
function endColorActions(
  set: SetState,
  get: () => StyleState,
  codes: Pick<typeof useQr, 'getState'>,
  change: Change,
) {
  let restTimer: ReturnType<typeof setTimeout> | undefined

  function setEnd(endText: string | null) {
    clearTimeout(restTimer)
    set({ endText, endRefused: false })
  }
  function settleEnd() {
    clearTimeout(restTimer)
    const { endText } = get()
    if (endText === null) return
    const endColor = readAnyHex(endText)
    set({ endRefused: !endColor })
    // Another drawing would disable the button that the visitor leaves the field for.
    if (endColor && endColor !== styleOf(codes.getState().settings).endColor) change({ endColor })
  }
  return {
    setEnd,
    settleEnd,
    typeEnd(text: string) {
      const endColor = readHex(text)
      setEnd(endColor ? null : text)
      if (endColor) change({ endColor })
      else restTimer = setTimeout(settleEnd, REST_MS)
    },
  }
}

/** One logo at a time, from the last file. */
function logoActions(set: SetState, on: StyleDeps, change: Change) {
  const reading = latestResult({
    run: on.openLogo,
    onResult(result) {
      if (result.ok) {
        set({ busy: false, failure: null })
        return change({ logo: result.value })
      }
      const { error } = result
      if (error.code === 'worker-failed') logError('QR code', `no logo: ${error.reason}`)
      set({ busy: false, failure: error.code === 'worker-failed' ? 'failed' : error.code })
    },
  })
  return {
    openLogo(file: Blob) {
      set({ busy: true, failure: null })
      reading.request(file)
    },
    removeLogo() {
      reading.cancel()
      set({ busy: false, failure: null })
      change({ logo: null })
    },
  }
}

export const styleState =
  (on: StyleDeps, codes: Pick<typeof useQr, 'getState'> = useQr): StateCreator<StyleState> =>
  (set, get) => {
    const change: Change = (patch) => {
      const { settings, change: draw } = codes.getState()
      draw({ style: styleOrPlain({ ...styleOf(settings), ...patch }) })
    }
    const { setEnd, ...endColor } = endColorActions(set, get, codes, change)
    return {
      endText: null,
      endRefused: false,
      busy: false,
      failure: null,
      ...endColor,
      ...logoActions(set, on, change),
      change(patch) {
        if (patch.endColor === null) setEnd(null)
        change(patch)
      },
    }
  }

export const useStyle = create(styleState(browser))
