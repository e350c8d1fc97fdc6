import { create, type StateCreator, type StoreApi } from 'zustand'
import { readAnyHex, readHex } from '#lib/color'
import { latestResult } from '#lib/latest-result'
import type { Picture } from '#lib/picture'
import { withPicture } from '#platform/device/svg-picture'
import { logError } from '#platform/log'
import { PLAIN_STYLE, styleOrPlain, type CodeStyle } from '../../domain/style'
import { highestLevelFor } from '../../domain/capacity'
import { EC_LEVELS, type EcLevel } from '../../domain/settings'
import { LONG_CALL } from '../../effects'
import { qrWorker } from '../../worker-client'
import { REST_MS, useQr } from '../../state'
import { MAX_CAPTION } from './domain/caption'
import { LOGO_PX } from './domain/logo'

/** Why the last file gave no logo. */
export type LogoFailure = 'unreadable' | 'complex-svg' | 'noise' | 'failed'

interface StyleState {
  /** The second color as typed, where that is not six hex digits; else null. */
  endText: string | null
  /** What was typed has rested and is no color. */
  endRefused: boolean
  /** The caption as typed, where it is too long; else null. */
  captionText: string | null
  /** A file is being read. */
  busy: boolean
  failure: LogoFailure | null
  /** The level that the last logo raised, and what it raised it to; null: it was high enough. */
  raised: { from: EcLevel; to: EcLevel } | null
  change: (patch: Partial<CodeStyle>) => void
  /** Takes back that the logo raised the level. */
  lowerLevel: () => void
  typeEnd: (text: string) => void
  typeCaption: (text: string) => void
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
    withPicture(
      file,
      (picture) => qrWorker.call((work) => work.openLogo(picture), LONG_CALL),
      LOGO_PX,
    ),
}

export type StyleDeps = typeof browser

type Store = StoreApi<StyleState>
type SetState = Store['setState']
type Change = StyleState['change']
type Codes = Pick<typeof useQr, 'getState'>

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
function logoActions({ setState: set, getState: get }: Store, on: StyleDeps, codes: Codes) {
  const levelOf = () => codes.getState().settings.level
  /** Where the level is still the raised one, it goes back with what raised it. */
  function lowered(): EcLevel {
    const { raised } = get()
    set({ raised: null })
    return raised?.to === levelOf() ? raised.from : levelOf()
  }
  function setLogo(logo: Picture | null, level: EcLevel) {
    const { settings, change } = codes.getState()
    change({ style: styleOrPlain({ ...styleOf(settings), logo }), level })
  }
  const reading = latestResult({
    run: on.openLogo,
    onResult(result) {
      if (result.ok) {
        const from = levelOf()
        // What the logo hides is made up for by the highest level that holds the text.
        const { text, isUtf8Marked } = codes.getState().settings
        const highest = highestLevelFor(text, isUtf8Marked) ?? from
        const to = EC_LEVELS.indexOf(highest) > EC_LEVELS.indexOf(from) ? highest : from
        set({ busy: false, failure: null, ...(to !== from && { raised: { from, to } }) })
        return setLogo(result.value, to)
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
      setLogo(null, lowered())
    },
    lowerLevel: () => codes.getState().change({ level: lowered() }),
  }
}

export const styleState =
  (on: StyleDeps, codes: Codes = useQr): StateCreator<StyleState> =>
  (set, get, store) => {
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
      raised: null,
      captionText: null,
      typeCaption(text) {
        const isTooLong = text.length > MAX_CAPTION
        set({ captionText: isTooLong ? text : null })
        if (!isTooLong) change({ caption: text })
      },
      ...logoActions(store, on, codes),
      change(patch) {
        if (patch.endColor === null) setEnd(null)
        if (patch.caption !== undefined) set({ captionText: null })
        change(patch)
      },
    }
  }

export const useStyle = create(styleState(browser))
