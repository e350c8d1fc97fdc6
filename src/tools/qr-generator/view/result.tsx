import { useEffect, useRef } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Announce } from '#ui/feedback/announce'
import { Stack } from '#ui/layout/columns'
import { Readout } from '#ui/readout/readout'
import { SiteCode } from '#ui/readout/site-code'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { SaveButton } from '#ui/buttons/button'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useRested } from '#ui/feedback/use-rested'
import { SelectField } from '#ui/fields/field'
import { PRINT_SIZES_PX } from '../domain/settings'
import { drawSiteCode } from '../domain/site-code'
import { CapacityNote, CapacityTicks } from './capacity'
import { CodeCanvas, usePageBox, type PageBox } from './canvas'
import styles from './result.module.css'
import { FailureAdvice } from './failure'
import { isOutdated, useQr, type DownloadSize } from '../state'
import * as texts from '../texts.en'

const SIZES: readonly { value: DownloadSize; text: string }[] = [
  { value: 'screen', text: texts.AS_ON_SCREEN },
  ...PRINT_SIZES_PX.map((value) => ({ value, text: texts.printSize(value) })),
]

function DownloadButton() {
  const busy = useQr(isOutdated)
  const hasImage = useQr((s) => s.image !== null)
  const printing = useQr((s) => s.printing)
  const download = useQr((s) => s.download)
  const showBusy = useDelayedBusy(busy)
  const drawing = hasImage && busy && !showBusy
  return (
    <SaveButton
      variant="primary"
      disabled={!hasImage || busy}
      aria-busy={drawing || printing}
      onSave={download}
    >
      {texts.DOWNLOAD}
    </SaveButton>
  )
}

function CodeDownload() {
  const size = useQr((s) => s.downloadSize)
  const choose = useQr((s) => s.chooseDownloadSize)
  return (
    <div className={styles.download}>
      <SelectField label={texts.DOWNLOAD_SIZE} value={size} options={SIZES} onChange={choose} />
      <DownloadButton />
    </div>
  )
}

/** What is in the place of a code: a pale one, and what it is waiting for. */
function NoCode({ text }: { text: string | null }) {
  return (
    <div className={styles.empty}>
      <SiteCode className={styles.pale} draw={drawSiteCode} />
      {text && <p>{text}</p>}
    </div>
  )
}

function Picture({ box }: { box: PageBox | null }) {
  const image = useQr((s) => s.image)
  const light = useQr((s) => s.settings.light)
  const failure = useQr((s) => s.failure)
  const busy = useQr((s) => s.busy)
  const stale = useDelayedBusy(useQr(isOutdated))
  if (image) {
    return (
      <CodeCanvas
        box={box}
        bitmap={image.bitmap}
        layout={image.layout}
        isSmooth={image.isSmooth}
        light={light}
        label={texts.codeLabel(image.version)}
        className={stale ? `${styles.code} ${styles.stale}` : styles.code}
      />
    )
  }
  if (failure) return <FailureAdvice failure={failure} />
  if (busy) return <NoCode text={stale ? texts.GENERATING : null} />
  return <NoCode text={texts.NO_TEXT} />
}

/** Measured before there is a picture, which is then drawn at once. */
function Square() {
  const ref = useRef<HTMLDivElement>(null)
  const box = usePageBox(ref)
  return (
    <div ref={ref} className={styles.square}>
      <Picture box={box} />
    </div>
  )
}

/** What happened to the text, and that a code is there; once it has rested, not for every keystroke. */
export function Announcement() {
  const notice = useQr((s) => s.notice)
  const image = useQr((s) => s.image)
  const busy = useQr((s) => s.busy)
  const isRested = useRested(image?.pngUrl) === image?.pngUrl
  const news = [notice && texts.NOTICES[notice], image && texts.codeReady(image.version)]
  return <Announce text={isRested && !busy && news.filter(Boolean).join('. ')} />
}

const loadVerdict = () => import('./scan')

/** What reading the code back showed; its code comes after the first picture. */
function ScanCheck() {
  const hasImage = useQr((s) => s.image !== null)
  const { part } = useLazyPart(loadVerdict, hasImage)
  return <div className={styles.scan}>{part && <part.ScanVerdict />}</div>
}

export function CodeResult() {
  const busy = useQr(isOutdated)
  const readout = useRef<HTMLElement>(null)
  const showings = useQr((s) => s.showings)
  useEffect(() => {
    if (showings > 0) readout.current?.scrollIntoView({ block: 'nearest' })
  }, [showings])
  // A button that puts right what was wrong goes once there is a code.
  const focusEvents = useFallbackFocus(readout)
  return (
    <Stack>
      <Readout
        tint="qr-generator"
        ref={readout}
        className={styles.readout}
        aria-label={texts.CODE}
        aria-busy={busy}
        tabIndex={-1}
        ticks={<CapacityTicks />}
        {...focusEvents}
      >
        <Square />
        <CapacityNote />
      </Readout>
      <CodeDownload />
      <ScanCheck />
    </Stack>
  )
}
