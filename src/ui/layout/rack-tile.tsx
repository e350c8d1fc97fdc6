import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { IconName } from '#lib/icon-name'
import { ONWARD } from '#lib/writing.en'
import { useStable } from '../browser/use-stable'
import { Button } from '../buttons/button'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { closeExtra, RESET, resetExtra } from '../texts.en'
import { LazyPart, type LoadPart } from './lazy-part'
import styles from './rack.module.css'

/** What of an extra is set and not as at first. */
export interface Setting {
  /** In place of the promise: `12 to 20, safe symbols`. */
  text: string
  reset?: (() => void) | undefined
}

export interface RackTile {
  id: string
  icon: IconName
  title: string
  promise: string
}

/**
 * Shows the tile with as much of the panel as fits below it; leaves the page where all of it can be seen. Above the view
 * is a tile that a link opened while a panel below closed.
 */
function showBoth(tile: HTMLElement | null, panel: HTMLElement | null) {
  const isBelow = panel && panel.getBoundingClientRect().bottom > innerHeight
  tile?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' })
}

export function Leading({ icon, title, promise, lead }: RackTile & { lead: () => void }) {
  const id = useId()
  return (
    <div className={styles.tile}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h2>
        <button type="button" aria-describedby={id} onClick={lead}>
          {title}
        </button>
      </h2>
      <p id={id}>{promise}</p>
      <Icon name={ONWARD} size={18} />
    </div>
  )
}

interface ExtraProps extends RackTile {
  load: LoadPart
  /** Null: all is as at first. Undefined: nothing of it can be set. */
  setting: Setting | null | undefined
  isOpen: boolean
  /** No other is open: the tile above names the panel. */
  isAlone: boolean
  /** It is open as it was left: the page stays where it is. */
  isAsLeft: boolean
  /** It was asked for from elsewhere; a new object each time. */
  called: object | null
  onToggle: (isOpen: boolean) => void
}

export function Extra(props: ExtraProps) {
  const { icon, title, promise, load, setting, isOpen, isAlone, isAsLeft, called, onToggle } = props
  const id = useId()
  const tile = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  const show = useStable(() => {
    if (!isOpen || isAsLeft) return
    showBoth(tile.current, panel.current)
    // A button that fetched it again has gone with its focus.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    if (isOpen) show()
  }, [isOpen, show])
  useEffect(() => {
    panel.current?.dispatchEvent(new CustomEvent('toggle', { detail: isOpen }))
  }, [isOpen])
  useEffect(() => {
    if (!called) return
    tile.current?.scrollIntoView({ block: 'start' })
    // What is in it may have taken the focus already.
    if (!panel.current?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true })
    }
  }, [called])
  function close() {
    button.current?.focus()
    onToggle(false)
  }
  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  return (
    <>
      <div ref={tile} className={classNames(styles.tile, isOpen && styles.open)}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <h2>
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={wasOpened ? id : undefined}
            aria-describedby={`${id}-says`}
            onClick={() => onToggle(!isOpen)}
            onKeyDown={isOpen ? closeByEscape : undefined}
          >
            {title}
          </button>
        </h2>
        {/* Each an element of its own: behind the dot the text begins elsewhere, and would have moved there. */}
        <p
          key={setting ? 'set' : 'promise'}
          id={`${id}-says`}
          className={setting ? styles.set : undefined}
        >
          {setting ? setting.text : promise}
        </p>
        <Icon name="chevron-down" size={18} />
      </div>
      {wasOpened && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is pressed in its controls
        <section
          ref={panel}
          id={id}
          className={styles.panel}
          aria-label={title}
          data-panel={props.id}
          hidden={!isOpen}
          onKeyDown={closeByEscape}
        >
          <div className={classNames(styles.head, setting === undefined && styles.unset)}>
            {!isAlone && <strong aria-hidden="true">{title}</strong>}
            {setting?.reset && (
              <Button
                variant="quiet"
                icon="rotate-ccw"
                aria-label={resetExtra(title)}
                onClick={() => {
                  // The button goes, and its focus would be lost.
                  button.current?.focus()
                  setting.reset?.()
                }}
              >
                {RESET}
              </Button>
            )}
            <Button variant="quiet" icon="x" title={closeExtra(title)} onClick={close} />
          </div>
          <LazyPart load={load} onShown={show} />
        </section>
      )}
    </>
  )
}
