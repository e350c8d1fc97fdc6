import { useState, type ReactNode } from 'react'
import styles from './help.module.css'
import { Icon } from '../icon'
import { useMedia } from '../browser/use-media'
import { HydratedLater } from './hydrated-later'

interface Props {
  title: string
  children: ReactNode
}

function Facts({ title, children }: Props) {
  const wide = useMedia('from-medium')
  const [unfolded, setUnfolded] = useState(false)
  return (
    <details
      className={styles.help}
      open={wide || unfolded}
      onToggle={(event) => {
        if (!wide) setUnfolded(event.currentTarget.open)
      }}
    >
      <summary tabIndex={wide ? -1 : undefined}>
        <h2>{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

/** Facts under a heading: folded on a phone, always open where there is room. */
export const Help = (props: Props) => (
  <HydratedLater>
    <Facts {...props} />
  </HydratedLater>
)
