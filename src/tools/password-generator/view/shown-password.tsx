import { Fragment, type ClipboardEvent } from 'react'
import { isOfSeveralKinds, splitByKind, type CharacterKind } from '../domain/characters'
import { usePassword } from '../state'
import styles from './shown-password.module.css'

const KIND_CLASSES: Record<CharacterKind, string | undefined> = {
  letter: undefined,
  number: styles.number,
  symbol: styles.symbol,
  space: styles.space,
}

/** A password, or several, one a line; as many dots while passwords are hidden. */
export const useShown = (passwords: string): string =>
  usePassword((s) => s.hidden) ? passwords.replace(/./gu, '•') : passwords

/**
 * For what shows passwords: what is copied by hand, as by Ctrl+C, counts as a copy. Dots are not copied: pasted, they
 * would pass for a password.
 * @param password what is copied in their place
 */
export function useHandCopy(password?: string) {
  const hidden = usePassword((s) => s.hidden)
  const copiedByHand = usePassword((s) => s.copiedByHand)
  return (event: ClipboardEvent) => {
    const selection = getSelection()
    if (!selection || selection.isCollapsed) return
    if (hidden) {
      event.preventDefault()
      if (password === undefined) return
      event.clipboardData.setData('text/plain', password)
    }
    copiedByHand(hidden && password !== undefined ? password : selection.toString())
  }
}

/**
 * Letters, numbers and symbols differ in color, so that 1, l and I are not mixed up; a space has a sign over it. What has
 * one kind alone, as a PIN, has the color of text: another one would seem to rate it.
 */
export function ColoredPassword({ password }: { password: string }) {
  const isMixed = isOfSeveralKinds(password)
  // Anew for each password: parts of the one before that were kept would move.
  return (
    <Fragment key={password}>
      {splitByKind(password).map(({ kind, text }, place) => (
        <span key={place} className={isMixed || kind === 'space' ? KIND_CLASSES[kind] : undefined}>
          {text}
        </span>
      ))}
    </Fragment>
  )
}
