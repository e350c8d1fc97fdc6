import type { StartedTimer } from '../../domain/timer'

type Phase = StartedTimer['phase']

export const NAME = 'Name of this timer'
export const NAME_HINT = 'It is shown when the time is up.'
export const ANOTHER = 'Another timer'
export const START_FIRST = 'Start this timer first; then set another.'
export const mostTimers = (count: number) => `${count} timers are the most.`
export const OTHERS = 'Other timers'

export const SHOW_LARGE = 'Show large'
export const showLarge = (title: string) => `Show large: ${title}`
export const isLarge = (title: string) => `${title} is on the large clock`
export const TOGGLE = { running: 'Pause', paused: 'Resume' }
export const toggle = (phase: keyof typeof TOGGLE, title: string) => `${TOGGLE[phase]} ${title}`
export const REMOVE = 'Remove'
export const remove = (title: string) => `Remove ${title}`
export const removed = (title: string) => `${title} removed`

const PUT_ASIDE: Record<Phase, (title: string) => string> = {
  running: (title) => `${title} goes on below`,
  paused: (title) => `${title} stands below, paused`,
  finished: (title) => `${title} stands below`,
}
export const isPutAside = (phase: Phase, title: string) => PUT_ASIDE[phase](title)
