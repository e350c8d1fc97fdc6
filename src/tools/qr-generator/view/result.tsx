import { useMemo, useRef } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Announce } from '#ui/feedback/announce'
import { IdlePart } from '#ui/layout/idle-part'
import type { LoadPart } from '#ui/layout/lazy-part'
import { BitmapCanvas } from '#ui/readout/bitmap-canvas'
import { Foot } from '#ui/readout/readout'
import { SiteCode } from '#ui/readout/site-code'
import { ReadoutWithStrip, StripContent } from '#ui/readout/strip'
import { useMedia } from '#ui/browser/use-media'
import { classNames } from '#ui/class-names'
import { SaveButton } from '#ui/buttons/save-button'
import { ShareButton } from '#ui/buttons/share-button'
import { CopyButton } from '#ui/buttons/copy-button'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useRested } from '#ui/feedback/use-rested'
import { CapacityNote, CapacityTicks } from './capacity'
import styles from './result.module.css'
import { FailureAdvice } from './failure'
import { CodeSquare } from './square'
import squareStyles from './square.module.css'
import { isOutdated, isRenewing, useQr } from '../state'
import * as texts from '../texts.en'

/** The id of the window with the code. */
export const RESULT_ID = 'qr-result'

/** The buttons of a code; with `isBare` they have icons alone. */
function Actions({ isBare = false }: { isBare?: boolean }) {
  const busy = useQr(isRenewing)
  const outdated = useQr(isOutdated)
  const hasImage = useQr((s) => s.image !== null)
  const pngUrl = useQr((s) => s.image?.pngUrl)
  const making = useQr((s) => s.making)
  const download = useQr((s) => s.download)
  const copy = useQr((s) => s.copy)
  const share = useQr((s) => s.share)
  const showBusy = useDelayedBusy(busy)
  // A press waits for a picture that comes in a moment: so the buttons need not change with each keystroke.
  const disabled = !hasImage || (outdated && (showBusy || !busy))
  return (
    <>
      <ShareButton
        isPicture
        name={texts.SHARE_PICTURE}
        variant="glass"
        compact
        disabled={disabled}
        onShare={share}
      />
      <CopyButton
        label={texts.COPY}
        name={texts.COPY_IMAGE}
        variant="glass"
        compact={isBare && 'always'}
        value={pngUrl}
        disabled={disabled}
        onCopy={copy}
      />
      <SaveButton
        variant="glass-primary"
        disabled={disabled}
        aria-busy={making}
        title={isBare ? texts.DOWNLOAD : undefined}
        file={texts.PNG_FILE}
        onSave={download}
      >
        {isBare ? null : texts.DOWNLOAD}
      </SaveButton>
    </>
  )
}

/** What is in the place of a code: a pale one, and what it is waiting for. */
function NoCode({ text }: { text: string | null }) {
  return (
    <div className={styles.empty}>
      <SiteCode className={styles.pale} code={__SITE_CODE__} />
      {text && <p className={squareStyles.words}>{text}</p>}
    </div>
  )
}

/** What stands in the place of a picture. */
function NoPicture({ isStale }: { isStale: boolean }) {
  const failure = useQr((s) => s.failure)
  const busy = useQr((s) => s.busy)
  const change = useQr((s) => s.change)
  if (failure) return <FailureAdvice failure={failure} onFix={change} />
  if (busy) return <NoCode text={isStale ? texts.GENERATING : null} />
  return <NoCode text={texts.NO_TEXT} />
}

function Picture() {
  const image = useQr((s) => s.image)
  const light = useQr((s) => s.settings.light)
  const isStale = useDelayedBusy(useQr(isOutdated))
  return (
    <CodeSquare
      image={image}
      light={light}
      label={image ? texts.codeLabel(image.version) : ''}
      isStale={isStale}
    >
      <NoPicture isStale={isStale} />
    </CodeSquare>
  )
}

/** What happened to the text, and that a code is there; once it has rested, not for every keystroke. */
export function Announcement() {
  const notice = useQr((s) => s.notice)
  const image = useQr((s) => s.image)
  const busy = useQr((s) => s.busy)
  const isRested = useRested(image?.pngUrl) === image?.pngUrl
  const happened = notice && texts.NOTICES[notice]
  const ready = image && texts.codeReady(image.version)
  const news = happened && ready ? texts.inTurn(happened, ready) : (happened ?? ready ?? '')
  return <Announce text={isRested && !busy && news} />
}

/** What an extra states of the picture; its code comes after the first one. */
function Finding({ load }: { load: LoadPart }) {
  const hasImage = useQr((s) => s.image !== null)
  return (
    <div className={styles.finding}>
      <IdlePart load={load} isNeeded={hasImage} props={{}} />
    </div>
  )
}

/** Small, to be known by: too small to be scanned. */
function StripCode() {
  const bitmap = useQr((s) => s.image?.bitmap)
  const isStale = useDelayedBusy(useQr(isOutdated))
  const look = classNames(styles.small, isStale && squareStyles.stale)
  return <BitmapCanvas bitmap={bitmap} className={look} aria-hidden="true" />
}

/** The text of the code in short: a web address by its host, which has room on a phone. */
const inShort = (text: string) => /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(text)?.[1] ?? text

function CodeStrip() {
  const text = useQr((s) => s.settings.text)
  return (
    <StripContent
      value={<StripCode />}
      fact={<bdi translate="no">{inShort(text)}</bdi>}
      actions={<Actions isBare />}
      ticks={<CapacityTicks isBare />}
    />
  )
}

// As elements that stay the same, they are rendered again by what they show alone, and not with the window.
const TICKS = <CapacityTicks />
const STRIP = <CodeStrip />
const contentWith = (finding: LoadPart | undefined) => (
  <>
    <Picture />
    <Foot
      facts={
        <>
          <CapacityNote />
          {finding && <Finding load={finding} />}
        </>
      }
      actions={<Actions />}
    />
  </>
)

interface Props {
  /** What is stated of the picture beside its capacity. */
  finding: LoadPart | undefined
}

export function CodeResult({ finding }: Props) {
  const content = useMemo(() => contentWith(finding), [finding])
  const busy = useQr(isRenewing)
  const readout = useRef<HTMLElement>(null)
  // Beside what makes it the window stays in sight by itself.
  const isBeside = useMedia('from-medium')
  // A button that puts right what was wrong goes once there is a code.
  const focusEvents = useFallbackFocus(readout)
  return (
    <ReadoutWithStrip
      tint="qr-generator"
      ref={readout}
      id={RESULT_ID}
      className={styles.readout}
      aria-label={texts.CODE}
      aria-busy={busy}
      tabIndex={-1}
      ticks={TICKS}
      strip={!isBeside && STRIP}
      {...focusEvents}
    >
      {content}
    </ReadoutWithStrip>
  )
}
