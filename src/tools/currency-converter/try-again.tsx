import { Button } from '../../ui/button'
import { useCurrency } from './store'

export function TryAgain() {
  const tryAgain = useCurrency((s) => s.tryAgain)
  return (
    <Button icon="refresh-cw" onClick={tryAgain}>
      Try again
    </Button>
  )
}
