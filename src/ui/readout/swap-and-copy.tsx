import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import { CopyButton } from '../buttons/copy-button'
import { LinkButtons } from '../buttons/link-buttons'
import { SwapBelow } from './panes'

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

interface ActionsProps extends Props {
  /** The settings in the link to the conversion; null: there is none to share. */
  link: string | null
  /** What stands before the link. */
  children?: ReactNode
}

/** What the window of a conversion offers below it. */
export const ConversionActions = ({ link, children, ...offer }: ActionsProps) => (
  <>
    <SwapBelow swapName={offer.swapName} onSwap={offer.onSwap} />
    {children}
    <LinkButtons settings={link} variant="glass" compact="always" />
    <CopyButton
      label={offer.copyName}
      variant="glass-primary"
      disabled={offer.value === ''}
      value={offer.value}
      beforeCopy={offer.beforeCopy}
    />
  </>
)
