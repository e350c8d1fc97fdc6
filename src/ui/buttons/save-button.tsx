import { isSharingDownloads } from '#platform/share'
import { useClientValue } from '../browser/use-client-value'
import { OneClickButton, type ButtonProps } from './button'
import { shareNamed } from './share.en'
import styles from './states.module.css'

interface Props extends ButtonProps {
  /** What the file is, such as 'PNG'; without it the button has the same words where the file is shared. */
  file?: string
  onSave: () => unknown
}

/** Saves a file; shares it where the browser would not let go of a download. */
export function SaveButton({ file, onSave, title, children, ...rest }: Props) {
  const isShared = useClientValue(isSharingDownloads, false)
  if (!isShared || !file) {
    return (
      <OneClickButton
        icon={isShared ? 'share-2' : 'download'}
        title={title}
        onPress={onSave}
        {...rest}
      >
        {children}
      </OneClickButton>
    )
  }
  const words = shareNamed(file)
  return (
    <OneClickButton icon="share-2" title={title && words} onPress={onSave} {...rest}>
      {children && (
        <span className={styles.states}>
          <span>{words}</span>
          {/* As wide as it was prerendered. */}
          <span className={styles.hidden}>{children}</span>
        </span>
      )}
    </OneClickButton>
  )
}
