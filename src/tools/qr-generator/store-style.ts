import { create, type StateCreator } from 'zustand'
import { readHex } from '../../lib/color'
import { latestResult } from '../../lib/latest-result'
import { logError } from '../../platform/log'
import { openLogo } from './client-read'
import { PLAIN_STYLE, styleOrPlain, type CodeStyle } from './domain/style'
import { useQr } from './store'

/** Why the last file gave no logo. */
export type LogoFailure = 'unreadable' | 'failed'

export interface StyleState {
  /** The second color as typed, where that is not a color; else null. */
  endText: string | null
  /** A file is being read. */
  busy: boolean
  failure: LogoFailure | null
  /** Takes over what was chosen and draws it. */
  change: (patch: Partial<CodeStyle>) => void
  typeEnd: (text: string) => void
  openLogo: (file: Blob) => void
  removeLogo: () => void
}

/** The style of some settings, plain or not. */
export const styleOf = ({ style }: { style?: CodeStyle | undefined }): CodeStyle =>
  style ?? PLAIN_STYLE

export const styleState = (
  codes: Pick<typeof useQr, 'getState'>,
  open: typeof openLogo,
): StateCreator<StyleState> => {
  function change(patch: Partial<CodeStyle>) {
    const { settings, change: draw } = codes.getState()
    draw({ style: styleOrPlain({ ...styleOf(settings), ...patch }) })
  }
  return (set) => {
    const reading = latestResult({
      run: open,
      onResult(result) {
        if (result.ok) {
          set({ busy: false, failure: null })
          return change({ logo: result.value })
        }
        const { error } = result
        if (error.code === 'worker-failed') logError('QR code', `no logo: ${error.reason}`)
        set({ busy: false, failure: error.code === 'unreadable' ? 'unreadable' : 'failed' })
      },
    })
    return {
      endText: null,
      busy: false,
      failure: null,
      change(patch) {
        if (patch.endColor === null) set({ endText: null })
        change(patch)
      },
      typeEnd(text) {
        const endColor = readHex(text)
        set({ endText: endColor ? null : text })
        if (endColor) change({ endColor })
      },
      openLogo(file) {
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
}

export const useStyle = create(styleState(useQr, openLogo))
