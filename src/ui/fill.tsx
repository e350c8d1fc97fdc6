import { Fragment, type ReactNode } from 'react'

/**
 * A sentence with elements in it, wherever a language puts them.
 * @param text has `{name}` where the part of that name goes
 */
export const fill = (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(/\{(\w+)\}/).map((piece, index) => (
    // Every second piece is a name; the order never changes.
    <Fragment key={index}>{index % 2 ? parts[piece] : piece}</Fragment>
  ))
