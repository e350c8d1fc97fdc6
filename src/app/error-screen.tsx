import type { ReactNode } from 'react'
import { Button, buttonClass } from '#ui/buttons/button'
import { Card } from '#ui/layout/card'
import styles from './error-screen.module.css'
import { PageLink } from './page-link'

interface Props {
  message: string
  onRetry?: () => void
  /** More ways on. */
  children?: ReactNode
}

/** PL-08: it shows what happened, never a stack, and a way on. */
export function ErrorScreen({ message, onRetry, children }: Props) {
  return (
    <div className={onRetry && styles.tall}>
      <Card className={styles.screen}>
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p role="alert" className={styles.message}>
          {message}
        </p>
        <p className={styles.actions}>
          {onRetry && (
            <Button variant="primary" icon="refresh-cw" onClick={onRetry}>
              Try again
            </Button>
          )}
          <PageLink to="/" className={buttonClass(onRetry ? 'plain' : 'primary')}>
            Go to all tools
          </PageLink>
        </p>
        {children}
      </Card>
    </div>
  )
}
