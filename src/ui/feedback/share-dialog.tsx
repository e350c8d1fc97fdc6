import { saveFile } from '#platform/download'
import { share, unshared, type Unshared } from '#platform/share'
import { useModal } from '../browser/use-modal'
import { OneClickButton } from '../buttons/button'
import { ButtonRow } from '../buttons/button-row'
import { CopyButton } from '../buttons/copy-button'
import { SHARE } from '../buttons/share.en'
import { COPY_LINK } from '../texts.en'
import * as texts from './share-dialog.en'
import styles from './share-dialog.module.css'

const TEXTS: Record<Exclude<Unshared['reason'], 'failed'>, string> = {
  press: texts.READY,
  download: texts.IN_PLACE_OF_DOWNLOAD,
}

const forget = () => unshared.setState(null, true)

/** What there was before: a file is downloaded, a link copied. */
function Before({ data: { files, url = '' } }: Unshared) {
  if (!files) return <CopyButton label={COPY_LINK} icon="link" value={url} />
  return (
    <OneClickButton icon="download" onPress={() => files.forEach(saveFile)}>
      {texts.DOWNLOAD}
    </OneClickButton>
  )
}

/** Lets the visitor share what waits for a press, or has failed. */
export function ShareDialog({ waiting }: { waiting: Unshared }) {
  const { dialog, close } = useModal(forget)
  const { data, reason } = waiting
  const failed = data.files ? texts.FAILED_FILE : texts.FAILED_LINK
  const title = data.files ? texts.SHARE_FILE : texts.SHARE_LINK
  return (
    <dialog {...dialog} className={styles.dialog} aria-label={title}>
      <div className={styles.content}>
        <h2>{title}</h2>
        <p role={reason === 'failed' ? 'alert' : undefined}>
          {reason === 'failed' ? failed : TEXTS[reason]}
        </p>
        <ButtonRow>
          <OneClickButton variant="primary" icon="share-2" onPress={() => void share(data)}>
            {SHARE}
          </OneClickButton>
          {reason === 'failed' && <Before {...waiting} />}
          <OneClickButton onPress={close}>{texts.CLOSE}</OneClickButton>
        </ButtonRow>
      </div>
    </dialog>
  )
}
