import { Button } from '../buttons/button'
import { CopyButton } from '../buttons/copy-button'

interface Props {
  swapName: string
  onSwap: () => void
  copyName: string
  /** What is copied; '' where there is no result. */
  value: string
  beforeCopy: () => void
}

/** What a conversion offers once its window has been scrolled away: icons alone. */
export const SwapAndCopy = ({ swapName, onSwap, copyName, value, beforeCopy }: Props) => (
  <>
    <Button variant="glass" icon="arrow-left-right" title={swapName} onClick={onSwap} />
    <CopyButton
      label={copyName}
      name={copyName}
      compact="always"
      variant="glass-primary"
      disabled={value === ''}
      value={value}
      beforeCopy={beforeCopy}
    />
  </>
)
