import { useEffect, useRef } from 'react'
import { PANEL } from '#ui/browser/panel'
import { Button, OneClickButton } from '#ui/buttons/button'
import { RangeField } from '#ui/fields/range-field'
import { PictureDrop } from '#ui/fields/picture-drop'
import {
  CHOOSE_PICTURE,
  COMPLEX_SVG,
  NOISY_PICTURE,
  UNREADABLE_PICTURE,
} from '#ui/fields/picture-drop.en'
import { Found } from './found'
import { Still } from './still'
import { useRead, type ReadFailure } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** Ends the camera where the element goes, is folded away or its tab is hidden. */
function useCameraEnd() {
  const stop = useRead((s) => s.stopCamera)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = ref.current?.closest(PANEL)
    const stopHidden = () => document.hidden && stop()
    panel?.addEventListener('toggle', stop)
    document.addEventListener('visibilitychange', stopHidden)
    return () => {
      panel?.removeEventListener('toggle', stop)
      document.removeEventListener('visibilitychange', stopHidden)
      stop()
    }
  }, [stop])
  return ref
}

/** What the camera has besides its picture. */
function Lens() {
  const torch = useRead((s) => s.torch)
  const zoomPercent = useRead((s) => s.zoomPercent)
  const switchTorch = useRead((s) => s.switchTorch)
  const zoom = useRead((s) => s.zoom)
  if (torch === null && zoomPercent === null) return null
  return (
    <div className={styles.lens}>
      {torch !== null && (
        <Button aria-pressed={torch} onClick={() => void switchTorch()}>
          {texts.TORCH}
        </Button>
      )}
      {zoomPercent !== null && (
        <RangeField label={texts.ZOOM} value={zoomPercent} min={0} max={100} onChange={zoom} />
      )}
    </div>
  )
}

function ReadCamera() {
  const camera = useRead((s) => s.camera)
  const show = useRead((s) => s.showCamera)
  const meetLens = useRead((s) => s.meetLens)
  const video = useRef<HTMLVideoElement>(null)
  const ref = useCameraEnd()
  const stream = camera === 'requested' ? undefined : camera?.stream
  useEffect(() => {
    if (!video.current || !stream) return
    return show(video.current, stream)
  }, [stream, show])
  return (
    <div ref={ref}>
      {stream && (
        <video
          ref={video}
          className={styles.video}
          aria-label={texts.CAMERA}
          muted
          playsInline
          onPlaying={meetLens}
        />
      )}
      <Lens />
      <p role="status">
        {camera === 'requested' && texts.WAITING}
        {stream && texts.HOLD}
      </p>
    </div>
  )
}

function CameraButton() {
  const isOn = useRead((s) => s.camera !== null)
  const start = useRead((s) => s.startCamera)
  const stop = useRead((s) => s.stopCamera)
  return (
    // One button, so that the focus stays on it.
    <OneClickButton onPress={isOn ? stop : start}>
      {isOn ? texts.STOP_CAMERA : texts.USE_CAMERA}
    </OneClickButton>
  )
}

const FAILURES: Record<ReadFailure, string> = {
  ...texts.FAILURES,
  unreadable: UNREADABLE_PICTURE,
  'complex-svg': COMPLEX_SVG,
  noise: NOISY_PICTURE,
}

/** Reads codes in a picture or before the camera; nothing leaves the device. */
export default function ReadCode() {
  const busy = useRead((s) => s.busy)
  const failure = useRead((s) => s.failure)
  const openFile = useRead((s) => s.openFile)
  return (
    <PictureDrop
      label={CHOOSE_PICTURE}
      source={<CameraButton />}
      busy={busy}
      failure={failure && FAILURES[failure]}
      onFile={openFile}
    >
      <ReadCamera />
      <Still />
      <Found />
    </PictureDrop>
  )
}
