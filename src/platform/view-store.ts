import { createStore, useStore, type StateCreator } from 'zustand'
import { afterPaint } from './after-paint'

type Listener = () => void

/** What to render that the present event has changed. What is late stays when the next event comes. */
const queue = () => {
  const waiting: Set<Listener> = new Set()
  let isAwaited = false

  function render() {
    const listeners = [...waiting]
    waiting.clear()
    for (const listener of listeners) listener()
  }
  function renderSoon(listener: Listener) {
    waiting.add(listener)
    if (isAwaited) return
    isAwaited = true
    afterPaint(() => {
      isAwaited = false
      render()
    })
  }
  return { render, renderSoon, forget: (listener: Listener) => void waiting.delete(listener) }
}

const pressed = queue()
const late = queue()

/** Renders in a task of its own, before the next event: what is pressed is painted first. */
export const renderSoon = pressed.renderSoon

if (typeof window !== 'undefined') {
  // The next event finds the page as the last one has left it. Not at `input`: the field would lose what is typed.
  for (const type of ['pointerdown', 'keydown', 'click', 'beforeinput'])
    window.addEventListener(type, pressed.render, { capture: true })
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

/**
 * As zustand's `create`, but what a press changes is rendered in a task of its own: a slow device paints the press
 * first, and no task is long. `late` is for views that make more of what has changed, and hold no field: whatever
 * the change, they come in a task after the others, for which the next event does not wait. `follow` is for what
 * paints by hand. The state itself changes at once, and so for other subscribers.
 */
export function create<State>(initialize: StateCreator<State>) {
  const store = createStore(initialize)

  function viewsOf(waiting: typeof late, isWaiting: () => boolean) {
    function follow(listener: (state: State, before: State) => void) {
      // Views read the state alone: of what waits, the one before is none that they have seen.
      const update = () => listener(store.getState(), store.getState())
      const unsubscribe = store.subscribe(() =>
        isWaiting() ? waiting.renderSoon(update) : update(),
      )
      return () => {
        waiting.forget(update)
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
  return Object.assign(viewsOf(pressed, isPress), store, { late: viewsOf(late, () => true) })
}
