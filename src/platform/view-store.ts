import { createStore, useStore, type StateCreator } from 'zustand'
import { afterPaint } from './after-paint'

type Listener = () => void

/** What to render that the present event has changed. */
const waiting: Set<Listener> = new Set()
let stopWaiting: (() => void) | undefined

function renderWaiting() {
  stopWaiting?.()
  stopWaiting = undefined
  const listeners = [...waiting]
  waiting.clear()
  for (const listener of listeners) listener()
}

/** Renders in a task of its own, before the next event: what is pressed is painted first. */
export function renderSoon(render: Listener) {
  waiting.add(render)
  stopWaiting ??= afterPaint(renderWaiting)
}

if (typeof window !== 'undefined') {
  // The next event finds the page as the last one has left it. Not at `input`: the field would lose what is typed.
  for (const type of ['pointerdown', 'keydown', 'click', 'beforeinput'])
    window.addEventListener(type, renderWaiting, { capture: true })
}

/** A click changes some fields themselves. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, label, label *')

const PRESSES = new Set(['click', 'keydown', 'pointerdown', 'pointerup', 'focusout'])

/** Fields that change show at once what React gives them: else it would put back what was in them before. */
const isPress = ({ event } = window) =>
  event !== undefined &&
  PRESSES.has(event.type) &&
  !(event.type === 'click' && isField(event.target))

const isTyping = ({ event } = window) => event?.type === 'input'

/**
 * As zustand's `create`, but what a press changes is rendered in a task of its own: a slow device paints the press
 * first, and no task is long. `late` is for views of what is made of a field, and holds none: they wait when one
 * types as well. `follow` is for what paints by hand. The state itself changes at once, and so for other subscribers.
 */
export function create<State>(initialize: StateCreator<State>) {
  const store = createStore(initialize)

  function viewsThatWait(isLate: () => boolean) {
    function follow(listener: (state: State, before: State) => void) {
      // Views read the state alone: of what waits, the one before is none that they have seen.
      const render = () => listener(store.getState(), store.getState())
      const unsubscribe = store.subscribe(() => (isLate() ? renderSoon(render) : render()))
      return () => {
        waiting.delete(render)
        unsubscribe()
      }
    }
    const views = { ...store, subscribe: follow }
    function useView(): State
    function useView<Value>(select: (state: State) => Value): Value
    function useView(select = (state: State): unknown => state) {
      return useStore(views, select)
    }
    return Object.assign(useView, { follow })
  }
  const late = viewsThatWait(() => isPress() || isTyping())
  return Object.assign(viewsThatWait(isPress), store, { late })
}
