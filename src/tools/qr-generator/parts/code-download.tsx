import { SaveButton } from '../../../ui/buttons/button'
import { SelectField } from '../../../ui/fields/field'
import { useDelayedBusy } from '../../../ui/feedback/use-delayed-busy'
import { PRINT_SIZES_PX } from '../domain/settings'
import styles from './code-result.module.css'
import { useQr, type DownloadSize } from '../store'

const SIZES: readonly { value: DownloadSize; text: string }[] = [
  { value: 'screen', text: 'As on screen' },
  ...PRINT_SIZES_PX.map((value) => ({ value, text: `${value} px` })),
]

function DownloadButton() {
  const busy = useQr((s) => s.busy || s.typingColor)
  const hasImage = useQr((s) => s.image !== null)
  const printing = useQr((s) => s.printing)
  const download = useQr((s) => s.download)
  const showBusy = useDelayedBusy(busy)
  const drawing = hasImage && busy && !showBusy
  return (
    <SaveButton
      variant="primary"
      disabled={!hasImage || busy}
      aria-busy={drawing || printing}
      onSave={download}
    >
      Download PNG
    </SaveButton>
  )
}

export function CodeDownload() {
  const size = useQr((s) => s.downloadSize)
  const choose = useQr((s) => s.chooseDownloadSize)
  return (
    <div className={styles.download}>
      <SelectField label="Download size" value={size} options={SIZES} onChange={choose} />
      <DownloadButton />
    </div>
  )
}
