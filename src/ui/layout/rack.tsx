import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { noteUnfolded, unfolded } from '#platform/unfolded'
import { useMedia } from '../browser/use-media'
import { useStable } from '../browser/use-stable'
import { HydratedLater } from './hydrated-later'
import type { LoadPart } from './lazy-part'
import { Extra, Leading, type RackTile, type Setting } from './rack-tile'
import styles from './rack.module.css'

/** `lead`: there is no panel, since a part of the page has its own place; what brings it into view. */
export type RackExtra = RackTile & ({ load: LoadPart } | { lead: () => void })

interface Props {
  /** Id of the tool. */
  tool: string
  extras: readonly RackExtra[]
  /** What is set of each extra, by its id. */
  settings?: Readonly<Record<string, Setting | null>>
  /** Shows an extra that has its place elsewhere on the page, and no tile; by its id. */
  elsewhere?: Readonly<Record<string, () => void>>
}

function Tiles({ tool, extras, settings = {}, elsewhere = {} }: Props) {
  const [open, setOpen] = useState<readonly string[]>([])
  const [asLeft, setAsLeft] = useState<readonly string[]>([])
  const isWide = useMedia('from-medium')
  const waiting = useSyncExternalStore(unfolded.subscribe, unfolded.getState, () => null)
  const [called, setCalled] = useState<{ extra: string | undefined }>()
  const show = (ids: readonly string[]) => {
    setOpen(ids)
    noteUnfolded(ids)
  }
  const showMore = (ids: readonly string[]) =>
    show(isWide ? [...open.filter((id) => !ids.includes(id)), ...ids] : ids.slice(-1))
  const toggle = (id: string, isOpen: boolean) => {
    setAsLeft([])
    if (isOpen) showMore([id])
    else show(open.filter((other) => other !== id))
  }
  const openWaiting = useStable(() => {
    if (waiting?.tool !== tool) return
    unfolded.setState(null, true)
    const { extras: ids, by } = waiting
    const isBack = by === 'way back'
    const panels = ids.filter((id) => extras.some((one) => 'load' in one && one.id === id))
    // Where several are unfolded only the last is brought into view.
    setAsLeft(isBack ? panels : panels.filter((id) => id !== ids.at(-1)))
    if (panels.length > 0) showMore(panels)
    if (isBack) return
    for (const id of ids) {
      const extra = extras.find((one) => one.id === id)
      const lead = extra && 'lead' in extra ? extra.lead : elsewhere[id]
      lead?.()
    }
    if (by === 'address') setCalled({ extra: ids.at(-1) })
  })
  useLayoutEffect(openWaiting, [waiting, openWaiting])
  return (
    <div className={styles.rack}>
      {extras.map((extra) =>
        'lead' in extra ? (
          <Leading key={extra.id} {...extra} />
        ) : (
          <Extra
            key={extra.id}
            {...extra}
            setting={settings[extra.id]}
            isOpen={open.includes(extra.id)}
            isAlone={open.length === 1}
            isAsLeft={asLeft.includes(extra.id)}
            called={called?.extra === extra.id ? called : null}
            onToggle={(isOpen) => toggle(extra.id, isOpen)}
          />
        ),
      )}
    </div>
  )
}

/** The extras of a tool as tiles. An open one keeps its place, and its panel follows it; on a phone one is open at a time. */
export const Rack = (props: Props) => (
  <HydratedLater>
    <Tiles {...props} />
  </HydratedLater>
)
