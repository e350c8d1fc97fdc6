import { createRef, useEffect, useRef, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { useOnline } from '#ui/browser/use-online'
import { SaveButton } from '#ui/buttons/save-button'
import { CopyButton } from '#ui/buttons/copy-button'
import { ShareButton } from '#ui/buttons/share-button'
import { Sharing } from '#ui/feedback/sharing'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import type { LiveActionsProps, LiveAnswer } from '../../live'
import { readWifi } from '#lib/wifi'
import { judgedColors, scanWarnings } from '../domain/scannability'
import { useQr } from '../state'
import * as texts from '../texts.en'
import { Advice, FailureAdvice } from '../view/failure'
import { CodeSquare } from '../view/square'
import { codeName } from './code-name'
import styles from './code.module.css'
import { windowBrowser } from './effects'
import { createLiveCode, isComplete, type LiveCode, type LiveCodeState } from './state'
import { ENTER_NAME, ENTER_PASSWORD, NOT_MADE, PASSWORD_LENGTH, TRY_AGAIN } from './texts.en'
import { WifiForm, type FormHandle } from './wifi-form'

/** What the page has now; until it is opened, its look of the last visit. */
function pageSettings() {
  useQr.getState().mounted()
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

/** The words of the code, or the form in which its text is made. */
function Content({ code, form }: { code: LiveCode; form: RefObject<FormHandle | null> }) {
  const hasForm = useStore(code.store, (s) => s.wifi !== null)
  return hasForm ? <WifiForm ref={form} code={code} /> : <Words code={code} />
}

/** What is still missing of a network; null: nothing is, or the question has the text of the code. */
function missingOf({ wifi }: LiveCodeState): string | null {
  if (!wifi || isComplete(wifi)) return null
  if (wifi.name === '') return ENTER_NAME
  return wifi.password === '' ? ENTER_PASSWORD : PASSWORD_LENGTH
}

function NoPicture({ code }: { code: LiveCode }) {
  const failure = useStore(code.store, (s) => s.failure)
  const missing = useStore(code.store, missingOf)
  useOnline(failure?.code === 'worker-failed', () => code.redraw({}))
  if (missing !== null)
    return (
      <p className={styles.missing} role="status">
        {missing}
      </p>
    )
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
      <CodeSquare image={image} light={light} label={codeName(words)} isStale={isStale}>
        <NoPicture code={code} />
      </CodeSquare>
    </div>
  )
}

function Facts({ code }: { code: LiveCode }) {
  const hasForm = useStore(code.store, (s) => s.wifi !== null)
  const failure = useStore(code.store, (s) => s.failure)
  const settings = useStore(code.store, (s) => s.settings)
  const image = useStore(code.store, (s) => s.image)
  const saveFailed = useStore(code.store, (s) => s.saveFailed)
  if (saveFailed) return <span role="alert">{texts.SAVE_FAILED}</span>
  if (failure || hasForm) return null
  const { ofLook, tooLargeAt } = scanWarnings(judgedColors(settings), image, true)
  return (
    <>
      <span>{texts.sizeText(settings.sizePx)}</span>
      {ofLook && <span role="status">{texts.WARNINGS[ofLook]}</span>}
      {tooLargeAt && <span role="status">{texts.largeSymbol(tooLargeAt)}</span>}
    </>
  )
}

interface ActionsProps extends LiveActionsProps {
  code: LiveCode
  form: RefObject<FormHandle | null>
}

function Actions({ code, form, mainRef, open }: ActionsProps) {
  const text = useStore(code.store, (s) => s.settings.text)
  const isMissing = useStore(code.store, (s) => missingOf(s) !== null)
  const hasFailed = useStore(code.store, (s) => s.failure !== null)
  const disabled = hasFailed || isMissing
  useEffect(() => {
    // Enter in the question goes on to what is to be filled in.
    if (isMissing) mainRef({ click: () => form.current?.click() })
  }, [isMissing, form, mainRef])
  return (
    <>
      <SaveButton
        // Without a code Enter opens the page, where there is more room to put it right.
        ref={disabled ? undefined : mainRef}
        variant="glass-primary"
        disabled={disabled}
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
        disabled={disabled}
        onCopy={code.copy}
      />
      <ShareButton
        isPicture
        name={texts.SHARE_PICTURE}
        variant="glass"
        compact
        disabled={disabled}
        onShare={code.share}
      />
      {open}
      <Sharing />
    </>
  )
}

export function createLive(): LiveAnswer {
  const code = createLiveCode(windowBrowser, pageSettings)
  const form = createRef<FormHandle>()
  return {
    Value: () => <Content code={code} form={form} />,
    Picture: () => <Picture code={code} />,
    Facts: () => <Facts code={code} />,
    Actions: (props) => <Actions code={code} form={form} {...props} />,
    opening: code.opening,
    change: code.change,
    stop: code.stop,
  }
}
