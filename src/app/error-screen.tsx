import type { ReactNode } from 'react'
import { Button, buttonClass } from '#ui/buttons/button'
import { Card } from '#ui/layout/card'
import { TRY_AGAIN } from '#ui/texts.en'
import styles from './error-screen.module.css'
import { PageLink } from './page-link'
import { ERROR_TITLE, GO_TO_ALL_TOOLS } from './texts.en'

interface Props {
  message: string
  /** Stands before the title that all of these screens have. */
  title?: string
  onRetry?: () => void
  /** Further buttons, beside the way back. */
  children?: ReactNode
}

/** PL-08: it shows what happened, never a stack, and a way on. */
export function ErrorScreen({ message, title, onRetry, children }: Props) {
  return (
    <div className={onRetry && styles.tall}>
      <Card className={styles.screen}>
        <h1 tabIndex={-1}>
          {title && <span>{title} </span>}
          <span className={title && styles.lesser}>{ERROR_TITLE}</span>
        </h1>
        <p role="alert" className={styles.message}>
          {message}
        </p>
        <p className={styles.actions}>
          {onRetry && (
            <Button variant="primary" icon="refresh-cw" onClick={onRetry}>
              {TRY_AGAIN}
            </Button>
          )}
          <PageLink to="/" className={buttonClass(onRetry ? 'plain' : 'primary')}>
            {GO_TO_ALL_TOOLS}
          </PageLink>
        </p>
        {children}
      </Card>
    </div>
  )
}
