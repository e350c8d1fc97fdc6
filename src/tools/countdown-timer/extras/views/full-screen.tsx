import { useEffect, useRef, useState } from 'react'
import { fillScreen } from '#ui/browser/full-screen'
import { Button } from '#ui/buttons/button'
import { largeTimer } from '../../domain/timers'
import { useTimer } from '../../state'
import { moreMinutes } from '../../texts.en'
import { PrimaryButton } from '../../view/controls'
import { READOUT_ID } from '../../view/readout'
import styles from './full-screen.module.css'
import * as texts from './texts.en'

/** How long the controls stay after the last touch, move or key. */
const SHOWN_MS = 3000

const isOver = () => largeTimer(useTimer.getState()).phase === 'finished'

/** At the end a tap anywhere stops the alarm, since a visitor in a hurry looks for no button. */
function stopByTap({ target }: MouseEvent) {
  const isButton = target instanceof Element && target.closest('button') !== null
  if (!isButton && isOver()) useTimer.getState().reset()
}

/** While the clock fills the screen: what to do with the timer, for some seconds after each sign of the visitor. */
function Controls({ readout }: { readout: HTMLElement }) {
  const [isShown, setIsShown] = useState(true)
  const controls = useRef<HTMLDivElement>(null)
  const phase = useTimer((s) => largeTimer(s).phase)
  const addMinutes = useTimer((s) => s.addMinutes)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHidden = false
    let hasRevealed = false

    function hide() {
      // Who goes from button to button by keyboard needs to see them.
      const isInUse = controls.current?.querySelector(':focus-visible')
      if (isInUse) return show()
      if (controls.current?.contains(document.activeElement)) readout.focus()
      isHidden = true
      setIsShown(false)
    }
    function show() {
      isHidden = false
      clearTimeout(timer)
      timer = setTimeout(hide, SHOWN_MS)
      setIsShown(true)
    }
    function handleDown() {
      hasRevealed = isHidden && !isOver()
      show()
    }
    /** The tap that shows the buttons presses none of them. */
    function dropRevealing(event: MouseEvent) {
      const isPress = event.target instanceof Node && controls.current?.contains(event.target)
      if (hasRevealed && isPress) event.stopPropagation()
      hasRevealed = false
    }
    show()
    const left = new AbortController()
    const { signal } = left
    readout.addEventListener('pointermove', show, { signal })
    readout.addEventListener('keydown', show, { signal })
    readout.addEventListener('pointerdown', handleDown, { signal })
    readout.addEventListener('click', dropRevealing, { signal, capture: true })
    readout.addEventListener('click', stopByTap, { signal })
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [readout])

  return (
    <div ref={controls} className={styles.controls} data-shown={isShown || phase === 'finished'}>
      <PrimaryButton variant="glass-primary" />
      {phase !== 'settings' && (
        <Button variant="glass" onClick={() => addMinutes(1)}>
          {moreMinutes(1)}
        </Button>
      )}
      <Button variant="glass" icon="x" onClick={() => void fillScreen(readout)}>
        {texts.EXIT}
      </Button>
    </div>
  )
}

/** The controls of the clock, while it fills the screen. */
export default function FullScreenControls() {
  const [readout, setReadout] = useState<HTMLElement | null>(null)
  useEffect(() => {
    function look() {
      const filling = document.fullscreenElement
      setReadout(filling instanceof HTMLElement && filling.id === READOUT_ID ? filling : null)
    }
    // The key may have been quicker than this code.
    look()
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return readout && <Controls readout={readout} />
}
