import type { ComponentProps } from 'react'
import type { IconName } from '#lib/icon-name'
import { dropSecondClick } from '#platform/second-click'
import { classNames } from '../class-names'
import styles from './button.module.css'
import { Icon } from '../icon'

/**
 * `primary`: the one main action of a view. `quiet`: no fill, for lesser actions. `chip`: one of many
 * choices side by side. `row`: all of a list's row. `glass`: in a readout, `glass-primary` its main one.
 */
export type ButtonVariant =
  'primary' | 'plain' | 'quiet' | 'chip' | 'row' | 'glass' | 'glass-primary'

/** The look of a button, for links that stand beside buttons. */
export const buttonClass = (variant: ButtonVariant): string =>
  classNames(styles.button, styles[variant])

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** It stands before the words, and is larger where there are none. */
  icon?: IconName | undefined
}

export function Button({ variant = 'plain', icon, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classNames(buttonClass(variant), className)} {...rest}>
      {/* Another icon or text is another element: an old one that moved would count as a shift. */}
      {icon && <Icon key={icon} name={icon} size={children ? 18 : 20} />}
      {/* A text beside an icon has an element of its own: React would change it where a translator has taken it away.
          Another text is another element, as another icon is. */}
      {icon && typeof children === 'string' ? <span key={children}>{children}</span> : children}
    </button>
  )
}

/** The second click of a double click does nothing: it would cancel, or do again, what the first has begun. */
export const OneClickButton = ({ onPress, ...rest }: ButtonProps & { onPress: () => unknown }) => (
  <Button
    onClick={({ nativeEvent }) => {
      dropSecondClick(nativeEvent.view)
      onPress()
    }}
    {...rest}
  />
)
