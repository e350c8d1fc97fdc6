import { SaveButton } from '#ui/buttons/save-button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Banner } from '#ui/feedback/banner'
import { SelectField, TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { Icon } from '#ui/icon'
import { Note } from '#ui/layout/note'
import styles from '../../page.module.css'
import pageStyles from '../../view/options.module.css'
import { isAscii } from '#lib/utf8'
import { PRINT_SIZES_PX } from '../../domain/settings'
import { currentImage, useQr, type DownloadSize } from '../../state'
import { Utf8Mark } from '../shared/utf8-mark'
import { FILE_SIZES_MM, onPaper, readSizeMm, type VectorFileKind } from './domain'
import { useFiles } from './state'
import * as texts from './texts.en'

interface FileButtonProps {
  kind: VectorFileKind
  label: string
  file?: string
}

function FileButton({ kind, label, ...named }: FileButtonProps) {
  const disabled = useQr((s) => !currentImage(s))
  const isMaking = useFiles((s) => s.making === kind)
  const hasSize = useFiles((s) => readSizeMm(s.sizeText) !== null)
  const save = useFiles((s) => s.save)
  return (
    <SaveButton
      disabled={disabled}
      aria-disabled={!hasSize}
      aria-busy={isMaking}
      onSave={() => save(kind)}
      {...named}
    >
      {label}
    </SaveButton>
  )
}

const PNG_SIZES: readonly { value: DownloadSize; text: string }[] = [
  { value: 'as-set', text: texts.AS_ON_SCREEN },
  ...PRINT_SIZES_PX.map((value) => ({ value, text: texts.pngSize(value) })),
]

function PngSize() {
  const size = useQr((s) => s.downloadSize)
  const choose = useQr((s) => s.chooseDownloadSize)
  return <SelectField label={texts.PNG_SIZE} value={size} options={PNG_SIZES} onChange={choose} />
}

const toTenths = (mm: number) => String(Math.round(mm * 10) / 10)

function warningOf(moduleMm: number, leastMm: number): string {
  const module = moduleMm.toFixed(2)
  return leastMm <= FILE_SIZES_MM.largest ? texts.tooSmall(module, leastMm) : texts.tooDense(module)
}

/** What the present code measures on paper, and whether phones read that. */
function PaperSize({ sizeMm }: { sizeMm: number }) {
  const image = useQr((s) => s.image)
  if (!image) return null
  const { moduleMm, codeMm, leastMm } = onPaper(image, sizeMm)
  return (
    <div role="status">
      <Note>{texts.codeSize(toTenths(sizeMm), toTenths(codeMm))}</Note>
      {leastMm !== null && (
        <p className={pageStyles.warning}>
          <Icon name="triangle-alert" />
          <span>{warningOf(moduleMm, leastMm)}</span>
        </p>
      )}
    </div>
  )
}

export default function CodeFiles() {
  const margin = useQr((s) => s.settings.margin)
  const hasAscii = useQr((s) => isAscii(s.settings.text))
  const change = useQr((s) => s.change)
  const sizeText = useFiles((s) => s.sizeText)
  const typeSize = useFiles((s) => s.typeSize)
  const failed = useFiles((s) => s.failed)
  const sizeMm = readSizeMm(sizeText)
  const isRefused = sizeMm === null
  return (
    <Stack>
      <div className={styles.fields}>
        <PngSize />
        <SelectField
          label={texts.MARGIN}
          value={margin}
          options={texts.MARGINS}
          onChange={(value) => change({ margin: value })}
        />
        <TextField
          label={texts.SIZE}
          longest={texts.WRONG_SIZE}
          inputMode="decimal"
          autoComplete="off"
          value={sizeText}
          hint={!isRefused && texts.SIZES}
          error={isRefused ? texts.WRONG_SIZE : undefined}
          onChange={(event) => typeSize(event.target.value)}
        />
      </div>
      {sizeMm !== null && <PaperSize sizeMm={sizeMm} />}
      <Utf8Mark reason={hasAscii ? null : texts.BEYOND_ASCII} />
      <div className={styles.files}>
        <ButtonRow>
          <FileButton kind="svg" label={texts.SVG} file={texts.SVG_FILE} />
          <FileButton kind="pdf" label={texts.PDF} file={texts.PDF_FILE} />
          <FileButton kind="sheet" label={texts.SHEET} />
        </ButtonRow>
      </div>
      {failed && <Banner variant="error">{texts.FAILED}</Banner>}
      <Note>{texts.ABOUT}</Note>
    </Stack>
  )
}
