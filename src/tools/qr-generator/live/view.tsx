import { useRef } from 'react'
import { useStore } from 'zustand'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { SaveButton } from '#ui/buttons/save-button'
import { CopyButton } from '#ui/buttons/copy-button'
import { ShareButton } from '#ui/buttons/share-button'
import { Sharing } from '#ui/feedback/sharing'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import type { LiveActionsProps, LiveAnswer } from '../../live'
import { readWifi } from '#lib/wifi'
import { useQr } from '../state'
import * as texts from '../texts.en'
import { Advice, FailureAdvice } from '../view/failure'
import { CodeSquare } from '../view/square'
import styles from './code.module.css'
import { windowBrowser } from './effects'
import { createLiveCode, type LiveCode, type LiveCodeState } from './state'
import { codeOf, NOT_MADE, TRY_AGAIN } from './texts.en'

/** What the page has now; until it is opened, its look of the last visit. */
function pageSettings() {
  useQr.getState().open()
  return useQr.getState().settings
}

/** What is seen of a code's text: of a network its name alone. */
const wordsOf = ({ settings: { text } }: LiveCodeState) => readWifi(text)?.ssid ?? text

function Words({ code }: { code: LiveCode }) {
  const words = useStore(code.store, wordsOf)
  return (
    <p className={styles.words} translate="no">
      {/* Isolated: it may run from right to left. */}
      <bdi>{words}</bdi>
    </p>
  )
}

function NoPicture({ code }: { code: LiveCode }) {
  const failure = useStore(code.store, (s) => s.failure)
  if (!failure) return null
  if (failure.code !== 'worker-failed')
    return <FailureAdvice failure={failure} onFix={code.redraw} />
  const fix = { label: TRY_AGAIN, onPress: () => code.redraw({}) }
  return <Advice text={NOT_MADE} fix={fix} />
}

function Picture({ code }: { code: LiveCode }) {
  const image = useStore(code.store, (s) => s.image)
  const light = useStore(code.store, (s) => s.settings.light)
  const words = useStore(code.store, wordsOf)
  const isStale = useDelayedBusy(useStore(code.store, (s) => s.busy))
  const frame = useRef<HTMLDivElement>(null)
  // A button that puts right what was wrong goes once there is a code.
  const focusEvents = useFallbackFocus(frame)
  return (
    <div ref={frame} tabIndex={-1} {...focusEvents}>
      <CodeSquare image={image} light={light} label={codeOf(words)} isStale={isStale}>
        <NoPicture code={code} />
      </CodeSquare>
    </div>
  )
}

function Facts({ code }: { code: LiveCode }) {
  const failure = useStore(code.store, (s) => s.failure)
  const sizePx = useStore(code.store, (s) => s.settings.sizePx)
  const saveFailed = useStore(code.store, (s) => s.saveFailed)
  if (saveFailed) return <span role="alert">{texts.SAVE_FAILED}</span>
  return failure ? null : <span>{texts.sizeText(sizePx)}</span>
}

function Actions({ code, mainRef, open }: LiveActionsProps & { code: LiveCode }) {
  const text = useStore(code.store, (s) => s.settings.text)
  const hasFailed = useStore(code.store, (s) => s.failure !== null)
  return (
    <>
      <SaveButton
        // Without a code Enter opens the page, where there is more room to put it right.
        ref={hasFailed ? undefined : mainRef}
        variant="glass-primary"
        disabled={hasFailed}
        file={texts.PNG_FILE}
        onSave={code.download}
      >
        {texts.DOWNLOAD}
      </SaveButton>
      <CopyButton
        label={texts.COPY}
        name={texts.COPY_IMAGE}
        variant="glass"
        value={text}
        disabled={hasFailed}
        onCopy={code.copy}
      />
      <ShareButton
        isPicture
        name={texts.SHARE_PICTURE}
        variant="glass"
        compact
        disabled={hasFailed}
        onShare={code.share}
      />
      {open}
      <Sharing />
    </>
  )
}

export { prepare } from '../effects'

export function createLive(): LiveAnswer {
  const code = createLiveCode(windowBrowser, pageSettings)
  return {
    Value: () => <Words code={code} />,
    Picture: () => <Picture code={code} />,
    Facts: () => <Facts code={code} />,
    Actions: (props) => <Actions code={code} {...props} />,
    change: code.change,
    stop: code.stop,
  }
}
