import { SaveButton } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { CopyButton } from '#ui/buttons/copy-button'
import { Banner } from '#ui/feedback/banner'
import { SelectField, TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { FILE_SIZES_MM, readSizeMm } from '../../domain/typed-number'
import type { ShapeFileKind } from './domain'
import styles from '../../page.module.css'
import { currentImage, useQr } from '../../state'
import { useFiles } from './state'

const MARGINS = [
  { value: 2, text: '2' },
  { value: 4, text: '4, print-safe' },
] as const

const SIZES = `${FILE_SIZES_MM.smallest} to ${FILE_SIZES_MM.largest} mm`
const SIZE_ERROR = `Enter ${SIZES}.`

function FileButton({ kind, label }: { kind: ShapeFileKind; label: string }) {
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
    >
      {label}
    </SaveButton>
  )
}

function CopyImage() {
  const pngUrl = useQr((s) => s.image?.pngUrl)
  const disabled = useQr((s) => !currentImage(s))
  const copy = useFiles((s) => s.copy)
  return <CopyButton label="Copy image" value={pngUrl} disabled={disabled} onCopy={copy} />
}

export default function CodeFiles() {
  const margin = useQr((s) => s.settings.margin)
  const change = useQr((s) => s.change)
  const sizeText = useFiles((s) => s.sizeText)
  const typeSize = useFiles((s) => s.typeSize)
  const failed = useFiles((s) => s.failed)
  const isRefused = readSizeMm(sizeText) === null
  return (
    <Stack>
      <div className={styles.fields}>
        <SelectField
          label="Margin (modules)"
          value={margin}
          options={MARGINS}
          onChange={(value) => change({ margin: value })}
        />
        <TextField
          label="Size on paper (mm)"
          longest={SIZE_ERROR}
          inputMode="decimal"
          autoComplete="off"
          value={sizeText}
          hint={!isRefused && SIZES}
          error={isRefused ? SIZE_ERROR : undefined}
          onChange={(event) => typeSize(event.target.value)}
        />
      </div>
      <div className={styles.files}>
        <ButtonRow>
          <FileButton kind="svg" label="Download SVG" />
          <FileButton kind="pdf" label="Download PDF" />
          <FileButton kind="sheet" label="A4 sheet of copies" />
          <CopyImage />
        </ButtonRow>
      </div>
      {failed && <Banner variant="error">The file could not be made. Try again.</Banner>}
      <Note>
        The margin is that of the picture too; ISO/IEC 18004 asks for 4 modules. Print at 100%,
        without fitting to the page.
      </Note>
    </Stack>
  )
}
