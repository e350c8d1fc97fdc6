import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { canFloat, openFloatingWindow } from '#platform/device/floating-window'
import { logError } from '#platform/log'
import { Button } from '../buttons/button'
import { FLOATING_WINDOW, NOT_OPENED } from './floating.en'

interface Props {
  title: string
  /** In px. */
  size: { width: number; height: number }
  /** It has to be the same element in each render. */
  children: ReactNode
}

/** A button in a readout that shows something in a window above all others, where the browser has such windows. */
export function Floating({ title, size, children }: Props) {
  const [shown, setShown] = useState<Window | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => () => shown?.close(), [shown])
  if (!canFloat()) return null

  async function open() {
    try {
      setShown(await openFloatingWindow(title, size, () => setShown(null)))
      setHasFailed(false)
    } catch (cause) {
      logError('The floating window did not open', cause)
      setHasFailed(true)
    }
  }
  return (
    <>
      <Button
        variant="glass"
        icon="picture-in-picture-2"
        aria-pressed={shown !== null}
        title={FLOATING_WINDOW}
        onClick={() => (shown ? shown.close() : void open())}
      />
      {hasFailed && <p role="alert">{NOT_OPENED}</p>}
      {shown && createPortal(children, shown.document.body)}
    </>
  )
}
