import { useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import type { IconName } from '#lib/icon-name'
import { useDelayedEdits, withLineFeeds } from '#ui/browser/use-delayed-edits'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { isUndo } from '#ui/browser/is-undo'
import { setLineDirection } from '#ui/browser/line-direction'
import { Button } from '#ui/buttons/button'
import { Segmented } from '#ui/fields/segmented'
import { TextAreaField } from '#ui/fields/text-area-field'
import { Stack } from '#ui/layout/columns'
import { LazyPart, type LoadPart } from '#ui/layout/lazy-part'
import { Section } from '#ui/layout/section'
import styles from '../page.module.css'
import { SAMPLES, TEMPLATE_IDS, type TemplateId } from '../domain/templates'
import { useQr, type QrState } from '../state'
import * as texts from '../texts.en'
import { CAPACITY_ID } from './capacity'

/** Stands where a text was replaced, until the next edit. */
export function Undo({ after, onUndo }: { after: 'template' | 'clear'; onUndo: () => void }) {
  const isLast = useQr((s) => s.undoable.at(-1)?.after === after)
  const undo = useQr((s) => s.undo)
  if (!isLast) return null
  const handleClick = () => {
    undo()
    onUndo()
  }
  return (
    <Button variant="quiet" icon="rotate-ccw" onClick={handleClick}>
      {texts.UNDO}
    </Button>
  )
}

const ICONS: Record<TemplateId, IconName> = {
  url: 'link',
  email: 'mail',
  phone: 'phone',
  sms: 'message-square',
  wifi: 'wifi',
  contact: 'contact',
}

const TEMPLATES = TEMPLATE_IDS.map((value) => ({
  value,
  text: texts.TEMPLATES[value],
  icon: ICONS[value],
}))

/** The template whose form is open, or whose sample is the text. */
const chosenTemplate = ({ form, settings }: QrState) =>
  TEMPLATE_IDS.find((id) => (form ? id === form.kind : SAMPLES[id] === settings.text)) ?? null

/** Sample texts; below them the form of the one that was pressed. */
export function Templates({ onUndo, form }: { onUndo: () => void; form: LoadPart | undefined }) {
  const chosen = useQr(chosenTemplate)
  const hasForm = useQr((s) => s.form !== null)
  const replaceText = useQr((s) => s.replaceText)
  const openForm = useQr((s) => s.openForm)
  // The form may close while it has the focus.
  const heading = useRef<HTMLHeadingElement>(null)
  const focusEvents = useFallbackFocus(heading)
  function choose(id: TemplateId) {
    replaceText(SAMPLES[id])
    // An address is all of its text.
    if (id !== 'url') openForm(id, false)
  }
  return (
    <Section
      title={texts.START_FROM}
      heading={heading}
      action={<Undo after="template" onUndo={onUndo} />}
      {...focusEvents}
    >
      <Segmented
        label={texts.TEMPLATES_LABEL}
        className={styles.templates}
        value={chosen}
        options={TEMPLATES}
        onChange={choose}
      />
      {hasForm && form && <LazyPart load={form} />}
    </Section>
  )
}

/** Longer than the text of any code. Browsers insert ten thousand lines so slowly that the page freezes. */
const MAX_INSERTED_LENGTH = 10_000

type AreaRef = RefObject<HTMLTextAreaElement | null>

const TEXT_IN_STORE = {
  read: () => useQr.getState().settings.text,
  subscribe: useQr.subscribe,
  onEdit: (text: string) => useQr.getState().change({ text }),
}

/**
 * The browser paints a keystroke first; the code follows in a task of its own, so that on a slow phone neither
 * holds up the other.
 */
function TextArea({ ref }: { ref: AreaRef }) {
  const { first, scheduleFlush, isEdited } = useDelayedEdits(
    ref,
    useQr((s) => s.settings.text),
    TEXT_IN_STORE,
  )
  const isTooLong = useQr((s) => s.failure?.code === 'too-big')
  const replace = useQr((s) => s.replaceText)
  const undo = useQr((s) => s.undo)

  // What the program did to the text is undone here, what was typed by the browser.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isUndo(event) && !isEdited() && undo()) event.preventDefault()
  }

  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (pasted.length <= MAX_INSERTED_LENGTH) return
    event.preventDefault()
    const { value: old, selectionStart, selectionEnd } = event.currentTarget
    replace(old.slice(0, selectionStart) + withLineFeeds(pasted) + old.slice(selectionEnd))
  }

  return (
    <TextAreaField
      label={texts.TEXT}
      ref={ref}
      name="text-of-code"
      rows={3}
      // A newer one would be set by React too, and before the direction of its lines.
      defaultValue={first}
      spellCheck={false}
      autoCapitalize="off"
      aria-describedby={CAPACITY_ID}
      aria-invalid={isTooLong || undefined}
      onInput={(event) => {
        setLineDirection(event.currentTarget)
        scheduleFlush()
      }}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
    />
  )
}

/** Its code comes once the first text has been drawn: its files and their scripts would hold up the picture. */
function Advice({ load }: { load: LoadPart }) {
  const hasText = useQr((s) => s.settings.text !== '')
  const isDrawn = useQr((s) => s.image !== null || s.failure !== null)
  const { part } = useLazyPart(load, isDrawn)
  return part && hasText && <part.default />
}

interface Props {
  field: AreaRef
  /** Further notes on the text. */
  advice: LoadPart | undefined
}

export const CodeText = ({ field, advice }: Props) => (
  <Stack>
    <TextArea ref={field} />
    {advice && <Advice load={advice} />}
  </Stack>
)
