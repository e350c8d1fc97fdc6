import { useEffect } from 'react'

/** What `public/early.js` keeps, from the first paint on. */
interface EarlyEvents {
  /** Events that no listener has handled, oldest first. */
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

/** To be called right before React begins to listen. */
export function announceListening(): void {
  if (window.earlyEvents) window.earlyEvents.taken = true
}

/** On the way back from another site the browser restores these without an event. */
const restorable = () =>
  [...document.querySelectorAll('textarea, select')].map((target) => ({ type: 'change', target }))

/** Sets a value behind the back of the setter by which React notes what it has seen. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value
  if (typed === field.defaultValue) return
  const caret = document.activeElement === field ? field.selectionStart : null
  field.value = field.defaultValue
  setUnseen(field, typed)
  if (caret !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function recheck(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return
  box.checked = !box.checked
  box.click()
}

function rechoose(select: HTMLSelectElement): void {
  const isChanged = [...select.options].some((option) => option.selected !== option.defaultSelected)
  if (isChanged) select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Dispatches the events by which React notices what a control has become. */
function repeatChange(control: EventTarget): void {
  if (control instanceof HTMLSelectElement) {
    rechoose(control)
  } else if (control instanceof HTMLTextAreaElement) {
    retype(control)
  } else if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') recheck(control)
    else retype(control)
  }
}

/** Whether nothing was typed into it since. */
const isLastOf = (target: Element, later: EarlyEvents['kept']) =>
  !later.some((event) => event.type === 'input' && event.target === target)

/** A button and a link have been clicked by it. */
function pressEnter(target: Element): void {
  if (target instanceof HTMLInputElement)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

function repeat(events: EarlyEvents['kept']): void {
  const repeated = new Set<EventTarget>()
  let pressed: Element | null = null
  for (const [index, { type, target }] of events.entries()) {
    if (!(target instanceof Element) || !target.isConnected) continue
    if (type === 'keydown') {
      if (isLastOf(target, events.slice(index + 1))) pressEnter(target)
    } else if (type !== 'click') {
      // Where the field was typed into last: what was pressed before then is not to undo it.
      if (!repeated.has(target) && isLastOf(target, events.slice(index + 1))) {
        repeatChange(target)
        repeated.add(target)
      }
    }
    // Nothing else: a link has been followed and a box has changed without us.
    const button = type === 'click' ? target.closest('button') : null
    // What does not answer is pressed again, and a second swap would undo the first.
    if (button !== pressed || button?.closest('[data-each-click]')) button?.click()
    pressed = button
  }
}

/** The control in the place of one that has gone with all of its page, with what was typed into that or chosen. */
function successorOf(target: Element): Element | undefined {
  // A translator has put elements into buttons.
  const gone = target.closest('button') ?? target
  const page = gone.getRootNode()
  if (!(page instanceof Element) || !page.querySelector('h1')) return undefined
  const place = [...page.querySelectorAll(gone.localName)].indexOf(gone)
  const control = document.querySelectorAll(`main ${gone.localName}`)[place]
  for (const type of [HTMLInputElement, HTMLTextAreaElement])
    if (gone instanceof type && control instanceof type) setUnseen(control, gone.value)
  if (gone instanceof HTMLInputElement && control instanceof HTMLInputElement)
    control.checked = gone.checked
  if (gone instanceof HTMLSelectElement && control instanceof HTMLSelectElement)
    control.value = gone.value
  if (control instanceof HTMLElement && document.activeElement === document.body) control.focus()
  return control
}

/** React renders a page anew that an extension of the browser has changed before. */
function inNewPage(events: EarlyEvents['kept']): EarlyEvents['kept'] {
  const found = new Map<EventTarget | null, EventTarget | null>()
  for (const { target } of [...events].reverse()) {
    if (target instanceof Element && !target.isConnected && !found.has(target))
      found.set(target, successorOf(target) ?? null)
  }
  return events.map(({ type, target }) => ({ type, target: found.get(target) ?? target }))
}

/** Repeats what the visitor did before this part of the page was hydrated: one click, one change each. */
export function useEarlyEvents(): void {
  useEffect(() => {
    const early = window.earlyEvents
    if (!early || early.repeated) return
    early.repeated = true
    early.stop()
    repeat([...inNewPage(early.kept.splice(0)), ...restorable()])
  }, [])
}
