import { useEffect } from 'react'

/** What `public/early.js` keeps, from the first paint on. */
interface EarlyEvents {
  /** Events `click` and `input` that no listener has handled, oldest first. */
  kept: Pick<Event, 'type' | 'target'>[]
  /** Set once React listens: from then on only what it holds back is kept. */
  taken: boolean
  /** Set once the first page is hydrated: a later one has nothing to repeat. */
  repeated?: boolean
  stop(): void
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents
  }
}

/** Ends the recording of `early.js`; to be called right before React begins to listen. */
export function announceListening(): void {
  if (window.earlyEvents) window.earlyEvents.taken = true
}

/** On the way back from another site the browser restores these without an event. */
const restorable = (kept: EarlyEvents['kept']) =>
  [...document.querySelectorAll('textarea, select')]
    .filter((field) => !kept.some(({ target }) => target === field))
    .map((target) => ({ type: 'input', target }))

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function retype(field: TextField, value: string): void {
  const { defaultValue } = field
  if (value === defaultValue) return
  // React notes what is set by its own setter, and takes an event with that value for an old one.
  field.value = defaultValue
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Dispatches the events by which React notices what a control has become. */
function repeatInput(control: Element, text: string | undefined): void {
  if (control instanceof HTMLSelectElement) {
    const isChanged = [...control].some((option) => option.selected !== option.defaultSelected)
    if (isChanged) control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
    if (control.checked === control.defaultChecked) return
    control.checked = !control.checked
    control.click()
  } else if (isTextField(control) && text !== undefined) {
    retype(control, text)
  }
}

/**
 * Presses a button. One in a part that is hydrated later is pressed once React is done with the rest: a press hydrates
 * that part.
 */
function press(button: HTMLButtonElement): void {
  let isReached = false
  // React stops a press that it cannot handle yet on its way.
  button.addEventListener('click', () => (isReached = true), { once: true })
  button.click()
  if (!isReached) queueMicrotask(() => button.click())
}

function repeat(events: EarlyEvents['kept']): void {
  // Before a press puts another text in the place of what was typed.
  const texts = new Map(
    events.map(({ target }) => [target, isTextField(target) ? target.value : undefined]),
  )
  let pressed: Element | null = null
  for (const [index, { type, target }] of events.entries()) {
    if (!(target instanceof Element)) continue
    const later = events.slice(index + 1)
    // Where the field was typed into last: what was pressed before then is not to undo it.
    const isLast = !later.some((event) => event.type === 'input' && event.target === target)
    if (type === 'input' && isLast) repeatInput(target, texts.get(target))
    // Of the rest, a link has been followed and a box has changed without us.
    const button = type === 'click' ? target.closest('button') : null
    // What does not answer is pressed again, and a second swap would undo the first.
    if (button && (button !== pressed || button.closest('[data-each-click]'))) press(button)
    pressed = button
  }
}

/** Repeats what the visitor did before this part of the page was hydrated: each press, and one change of each field. */
export function useEarlyEvents(): void {
  useEffect(() => {
    const early = window.earlyEvents
    if (!early || early.repeated) return
    early.repeated = true
    early.stop()
    repeat([...early.kept, ...restorable(early.kept)])
  }, [])
}
