import { useEffect, useRef } from 'react'
import { useRead, watchFrames } from '../store-read'
import styles from './read-code.module.css'

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

export function ReadCamera() {
  const camera = useRead((s) => s.camera)
  const takeFrame = useRead((s) => s.takeFrame)
  const video = useRef<HTMLVideoElement>(null)
  const ref = useCameraEnd()
  const stream = camera === 'asked' ? undefined : camera?.stream
  useEffect(() => {
    if (!video.current || !stream) return
    return watchFrames(video.current, stream, takeFrame)
  }, [stream, takeFrame])
  return (
    <div ref={ref}>
      {stream && (
        <video ref={video} className={styles.video} aria-label="Camera" muted playsInline />
      )}
      <p role="status">
        {camera === 'asked' && 'Waiting for the camera...'}
        {stream && 'Hold a QR code before the camera.'}
      </p>
    </div>
  )
}
