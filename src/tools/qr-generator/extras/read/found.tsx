import { useRef, useState } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button, buttonClass } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { CopyButton } from '#ui/buttons/copy-button'
import { Announce } from '#ui/feedback/announce'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { TextBox } from '#ui/layout/text-box'
import type { SymbolNote } from './domain/known-modes'
import type { FoundCode } from './domain/read-codes'
import { readWifi, type Wifi } from '#lib/wifi'
import { linkOf } from './domain/link'
import { useRead } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** What is typed into a device: each as it is, without the backslashes of the code. */
function Network({ wifi }: { wifi: Wifi }) {
  const { ssid, password, login } = wifi
  const rows = [
    { term: texts.NETWORK, value: ssid, copy: texts.COPY_NETWORK },
    { term: texts.METHOD, value: login.method, copy: texts.COPY_METHOD },
    { term: texts.PHASE_2, value: login.phase2, copy: texts.COPY_PHASE_2 },
    { term: texts.ANONYMOUS, value: login.anonymous, copy: texts.COPY_ANONYMOUS },
    { term: texts.IDENTITY, value: login.identity, copy: texts.COPY_IDENTITY },
    { term: texts.PASSWORD, value: password, copy: texts.COPY_PASSWORD },
  ]
  return (
    <RowList
      items={rows.filter(({ value }) => value !== '')}
      keyOf={({ term }) => term}
      isTerms
      renderItem={({ term, value, copy }) => (
        <>
          <dt>{term}</dt>
          <dd className={styles.value}>
            <span translate="no">{value}</span>
            <CopyButton label={texts.COPY} name={copy} variant="quiet" value={value} compact />
          </dd>
        </>
      )}
    />
  )
}

interface CodeProps extends SymbolNote {
  text: string
  /** Which of several codes it is, from 1; null: it is alone. */
  place: number | null
  onEdit: () => void
}

function Code({ text, isGs1, part, place, onEdit }: CodeProps) {
  const editCopy = useRead((s) => s.editCopy)
  const wifi = part ? null : readWifi(text)
  const link = linkOf(text, part)
  const name = (words: string) => (place === null ? words : texts.ofCode(words, place))
  return (
    <li>
      {part && <Note>{texts.partOf(part.place, part.count)}</Note>}
      <TextBox translate="no">{text.replaceAll(texts.SEPARATOR, texts.SEPARATOR_SHOWN)}</TextBox>
      {isGs1 && <Note>{texts.GS1}</Note>}
      {wifi && <Network wifi={wifi} />}
      <ButtonRow>
        <CopyButton label={texts.COPY} name={name(texts.COPY_TEXT)} value={text} />
        {link && (
          <a
            className={buttonClass('plain')}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name(texts.OPEN_LINK)}
          >
            {texts.OPEN_LINK}
          </a>
        )}
        <Button
          aria-label={place === null ? undefined : texts.ofCode(texts.EDIT, place)}
          onClick={() => {
            editCopy(text)
            onEdit()
          }}
        >
          {texts.EDIT}
        </Button>
      </ButtonRow>
    </li>
  )
}

/** What is said of the codes that were found; what one of them has may be unknown. */
function newsOf(found: readonly FoundCode[]): string {
  const count = found.filter(({ text }) => text !== null).length
  return count === 0 ? texts.UNREAD : texts.read(count)
}

/** What was read, as it is: a link is opened by the visitor alone. */
export function Found() {
  const found = useRead((s) => s.found)
  const revision = useRead((s) => s.revision)
  const [edited, setEdited] = useState(0)
  // The next picture may be pasted while a button of the last one has the focus.
  const list = useRef<HTMLUListElement>(null)
  const focusEvents = useFallbackFocus(list)
  return (
    <>
      <ul
        ref={list}
        className={styles.found}
        aria-label={texts.FOUND}
        tabIndex={-1}
        {...focusEvents}
      >
        {found.map(({ text, ...note }, index) =>
          text === null ? (
            <li key="unread">{texts.UNREAD}</li>
          ) : (
            <Code
              key={JSON.stringify({ ...note, text })}
              text={text}
              {...note}
              place={found.length > 1 ? index + 1 : null}
              onEdit={() => setEdited(edited + 1)}
            />
          ),
        )}
      </ul>
      <Announce text={found.length > 0 && newsOf(found)} revision={revision} />
      <Announce text={edited > 0 && texts.EDITED} revision={edited} />
    </>
  )
}
