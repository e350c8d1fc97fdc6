import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../ui/buttons/button'
import { Card } from '../ui/layout/card'
import styles from './error-screen.module.css'

interface Props {
  message: string
  onRetry?: () => void
  /** More ways on. */
  children?: ReactNode
}

/** Title and text of spec §8: what happened, never a stack, and a way on. */
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
          <Link to="/" className={buttonClass(onRetry ? 'plain' : 'primary')}>
            Go to all tools
          </Link>
        </p>
        {children}
      </Card>
    </div>
  )
}
