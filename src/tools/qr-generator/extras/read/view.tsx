import { useEffect, useRef, useState } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button, OneClickButton } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { PictureDrop } from '#ui/fields/picture-drop'
import { UNREADABLE_PICTURE } from '#ui/fields/picture-drop.en'
import { TextBox } from '#ui/layout/text-box'
import { useRead } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** Ends the camera where the element goes, is folded away or its tab is hidden. */
function useCameraEnd() {
  const stop = useRead((s) => s.stopCamera)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const section = ref.current?.closest('details')
    const stopHidden = () => document.hidden && stop()
    section?.addEventListener('toggle', stop)
    document.addEventListener('visibilitychange', stopHidden)
    return () => {
      section?.removeEventListener('toggle', stop)
      document.removeEventListener('visibilitychange', stopHidden)
      stop()
    }
  }, [stop])
  return ref
}

function ReadCamera() {
  const camera = useRead((s) => s.camera)
  const show = useRead((s) => s.showCamera)
  const video = useRef<HTMLVideoElement>(null)
  const ref = useCameraEnd()
  const stream = camera === 'asked' ? undefined : camera?.stream
  useEffect(() => {
    if (!video.current || !stream) return
    return show(video.current, stream)
  }, [stream, show])
  return (
    <div ref={ref}>
      {stream && (
        <video ref={video} className={styles.video} aria-label={texts.CAMERA} muted playsInline />
      )}
      <p role="status">
        {camera === 'asked' && texts.WAITING}
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

/** The texts as they are: none is opened as a link. */
function Found() {
  const found = useRead((s) => s.found)
  const turn = useRead((s) => s.turn)
  const editCopy = useRead((s) => s.editCopy)
  const [edited, setEdited] = useState(0)
  // The next picture may be pasted while a button of the last one has the focus.
  const list = useRef<HTMLUListElement>(null)
  const focusEvents = useFallbackFocus(list)
  return (
    <>
      <ul
        ref={list}
        className={styles.found}
        aria-label={texts.FOUND}
        tabIndex={-1}
        {...focusEvents}
      >
        {found.map((text, index) => (
          <li key={text}>
            <TextBox translate="no">{text}</TextBox>
            <Button
              aria-label={found.length > 1 ? texts.editOf(index + 1) : undefined}
              onClick={() => {
                editCopy(text)
                setEdited(edited + 1)
              }}
            >
              {texts.EDIT}
            </Button>
          </li>
        ))}
      </ul>
      <Announce text={found.length > 0 && texts.read(found.length)} turn={turn} />
      <Announce text={edited > 0 && texts.EDITED} turn={edited} />
    </>
  )
}

/** Reads codes in a picture or before the camera; nothing leaves the device. */
export default function ReadCode() {
  const busy = useRead((s) => s.busy)
  const failure = useRead((s) => s.failure)
  const openFile = useRead((s) => s.openFile)
  return (
    <PictureDrop
      label={texts.OPEN_PICTURE}
      source={<CameraButton />}
      busy={busy}
      failure={failure === 'unreadable' ? UNREADABLE_PICTURE : failure && texts.FAILURES[failure]}
      onFile={openFile}
    >
      <ReadCamera />
      <Found />
    </PictureDrop>
  )
}
