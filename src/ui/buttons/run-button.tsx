import type { ComponentProps } from 'react'
import { CANCEL } from '../texts.en'
import { OneClickButton } from './button'

interface Props extends Omit<ComponentProps<typeof OneClickButton>, 'onPress'> {
  isRunning: boolean
  onStart: () => unknown
  onCancel: () => unknown
}

/** Starts what takes long, and cancels it. One button, so that the focus stays on it. */
export const RunButton = ({ isRunning, onStart, onCancel, icon, children, ...rest }: Props) => (
  <OneClickButton icon={isRunning ? 'x' : icon} onPress={isRunning ? onCancel : onStart} {...rest}>
    {isRunning ? CANCEL : children}
  </OneClickButton>
)
