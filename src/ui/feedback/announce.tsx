interface Props {
  /** Empty or false: nothing to announce. */
  text: string | false | null | undefined
  /** Changes where the same words are to be announced again. */
  turn?: string | number | undefined
}

/** A text for screen readers alone, announced when it changes. */
export function Announce({ text, turn }: Props) {
  return (
    <span role="status" className="visually-hidden">
      {text && <span key={turn}>{text}</span>}
    </span>
  )
}
