import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen'

interface Props {
  children: ReactNode
  /** A change of this value clears the error. */
  resetKey: string
  onRetry?: () => void
}

interface State {
  error: Error | null
  resetKey: string
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Shows the error screen (PL-08) in place of what threw while rendering or loading. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: asError(thrown) }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    // The button with the focus goes; what comes in its place may come late, or fail again.
    document.getElementById('main')?.focus({ preventScroll: true })
    this.setState({ error: null })
  }

  override render() {
    if (!this.state.error) return this.props.children
    return <ErrorScreen message={this.state.error.message} onRetry={this.retry} />
  }
}
