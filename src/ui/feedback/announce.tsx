interface Props {
  /** Empty or false: nothing to announce. */
  text: string | false | null | undefined
  /** Changes where the same words are to be announced again. */
  revision?: string | number | undefined
}

/** A text for screen readers alone, announced when it changes. */
export function Announce({ text, revision }: Props) {
  return (
    <span role="status" className="visually-hidden">
      {text && <span key={revision}>{text}</span>}
    </span>
  )
}
