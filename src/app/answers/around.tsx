import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useAvailableHeight } from '#ui/browser/use-available-height'
import { useDismissal } from '#ui/browser/use-dismissal'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { useOnline } from '#ui/browser/use-online'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { classNames } from '#ui/class-names'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { PART_NOT_LOADED } from '#ui/texts.en'
import { AnswerList } from './answer-list'
import styles from './answer-list.module.css'
import { groupsOf } from './groups'
import type { AnswerBox, BoxState } from './state'

interface BelowProps {
  anchor: RefObject<HTMLElement | null>
  /** Null: there is nothing to be seen. */
  place: 'over' | 'inDialog' | null
  children: ReactNode
}

/** Below the window: over what stands there, or in the dialog. */
function Below({ anchor, place, children }: BelowProps) {
  const ref = useRef<HTMLDivElement>(null)
  useAvailableHeight(anchor, ref)
  return (
    <div ref={ref} className={classNames(styles.below, place && styles[place])}>
      {children}
    </div>
  )
}

/** For screen readers, once typing rests; apart, so that nothing else is rendered again for it. */
const AnnounceSummary = ({ summary }: { summary: string }) => <Announce text={useRested(summary)} />

const loadHelp = () => import('./help')

/** The kinds of questions; few ask for them, so their code and examples come then. */
function Help({ onChoose }: { onChoose: (example: string) => void }) {
  const { part, state, fetchPart, needsReload } = useLazyPart(loadHelp)
  useEffect(fetchPart, []) // oxlint-disable-line react-hooks/exhaustive-deps -- once; then its button fetches again
  if (part) return <part.Kinds onChoose={onChoose} />
  return (
    state === 'failed' && (
      <p role="alert">
        {PART_NOT_LOADED} <TryAgainButton onClick={fetchPart} needsReload={needsReload} />
      </p>
    )
  )
}

interface Props {
  box: AnswerBox
  state: BoxState
  frame: RefObject<HTMLElement | null>
  field: RefObject<HTMLInputElement | null>
  list: string
  inDialog: boolean
}

/** What stands below the window, all that is meant or near, and what is announced. */
export function Around({ box, state, frame, field, list, inDialog }: Props) {
  const { reply, selected, isListShown, hasHelp, isLiveMissed } = state
  function dismiss(byKey: boolean) {
    // What has the focus is about to go.
    if (byKey && frame.current?.contains(document.activeElement)) field.current?.focus()
    box.showList(false)
  }
  // A dialog always shows its list.
  useDismissal(frame, inDialog ? null : dismiss)
  // The answer may have lacked data of the site alone.
  useOnline(reply?.rows.length === 0, box.retry)
  useOnline(isLiveMissed, box.liveAgain)
  const groups = groupsOf(reply, inDialog)
  const isInWindow = reply?.look === 'alternative'
  const hasList = !isInWindow && groups.reduce((sum, { rows }) => sum + rows.length, 0) > 1
  const place = inDialog ? 'inDialog' : 'over'
  return (
    <>
      <AnnounceSummary summary={reply?.summary ?? ''} />
      {isListShown && (
        <Below anchor={frame} place={hasList || hasHelp ? place : null}>
          {hasHelp && <Help onChoose={box.choose} />}
          {!isInWindow && (
            <AnswerList
              list={list}
              groups={groups}
              selected={selected}
              isHidden={!hasList || hasHelp}
              onPress={box.openAt}
            />
          )}
        </Below>
      )}
    </>
  )
}
