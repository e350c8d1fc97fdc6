import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button'
import { SaveButton } from '#ui/buttons/save-button'
import { ButtonRow } from '#ui/buttons/button-row'
import { CopyButton } from '#ui/buttons/copy-button'
import { LinkButtons } from '#ui/buttons/link-buttons'
import { Announce } from '#ui/feedback/announce'
import { SaveFailed } from '#ui/feedback/save-failed'
import { SelectField, TextField } from '#ui/fields/field'
import { Segmented } from '#ui/fields/segmented'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { paletteLinkOf } from '../../domain/link'
import { EXPORTS } from './domain/palette-export'
import { makeScale, type NamedSwatch } from './domain/scale'
import { useColor } from '../../state'
import { usePalette } from './state'
import * as texts from './texts.en'
import { PaletteStrip } from './strip'
import { Settled } from '../../view/settled'
import styles from './view.module.css'

const numbered = (colors: readonly NamedSwatch['color'][]) =>
  colors.map((color, index) => ({ name: String(index + 1), color }))

function useSwatches(): readonly NamedSwatch[] {
  const source = usePalette((s) => s.source)
  const shuffled = usePalette((s) => s.shuffled)
  const palette = useColor((s) => s.palette)
  const color = useColor((s) => s.settled)
  if (source === 'scale') return makeScale(color)
  return numbered(source === 'palette' ? (palette ?? []) : shuffled.map((member) => member.color))
}

function Shuffle() {
  const shuffle = usePalette((s) => s.shuffle)
  const lockMine = usePalette((s) => s.lockMine)
  const shuffled = usePalette((s) => s.shuffled)
  const colors = shuffled.map(({ color }) => color)
  const isShuffled = usePalette((s) => s.isShuffled)
  return (
    <>
      <ButtonRow>
        <Button icon="shuffle" onClick={shuffle}>
          {texts.SHUFFLE_UNLOCKED}
        </Button>
        <Button onClick={lockMine}>{texts.LOCK_MINE}</Button>
        <LinkButtons variant="plain" name={texts.COPY_LINK} settings={paletteLinkOf(colors)} />
      </ButtonRow>
      {/* The page announces those of a link. */}
      <Announce text={isShuffled && colors.join(', ')} />
    </>
  )
}

/** Names each swatch: `brand-500`, or `500` without a name. */
const withName = (swatches: readonly NamedSwatch[], name: string): NamedSwatch[] =>
  swatches.map((swatch) => ({ ...swatch, name: name ? `${name}-${swatch.name}` : swatch.name }))

interface ExportProps {
  swatches: readonly NamedSwatch[]
  /** A field that stands in the same row, before the buttons. */
  before: ReactNode
}

function Export({ swatches, before }: ExportProps) {
  const format = usePalette((s) => s.format)
  const setFormat = usePalette((s) => s.setFormat)
  const download = usePalette((s) => s.download)
  const failedSaves = usePalette((s) => s.failedSaves)
  const name = usePalette((s) => s.name)
  const setName = usePalette((s) => s.setName)
  const { nameOf, write } = EXPORTS[format]
  const named = withName(swatches, nameOf(name))
  const text = write(named)
  const values = swatches.map(({ color }) => color).join('\n')
  return (
    <>
      <div className={styles.fields}>
        {before}
        <SelectField
          label={texts.EXPORT_AS}
          value={format}
          options={texts.EXPORT_FORMATS}
          onChange={setFormat}
        />
        <TextField
          label={texts.NAME}
          hint={texts.nameHint(named.at(-1)?.name ?? '')}
          {...UNCORRECTED}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <ButtonRow>
        <CopyButton label={texts.COPY_VALUES} value={values} />
        <CopyButton label={texts.COPY_EXPORT} value={text} />
        <SaveButton file={texts.EXPORT_FILE} onSave={() => download(named)}>
          {texts.DOWNLOAD_EXPORT}
        </SaveButton>
      </ButtonRow>
      <SaveFailed times={failedSaves} />
    </>
  )
}

/** What a palette is used for: seen as others see it, copied and taken along as a file. */
export default function PaletteTools() {
  const source = usePalette((s) => s.source)
  const setSource = usePalette((s) => s.setSource)
  const vision = usePalette((s) => s.vision)
  const setVision = usePalette((s) => s.setVision)
  const swatches = useSwatches()
  return (
    <Stack>
      <Segmented
        isLabelShown
        label={texts.PALETTE_TO_USE}
        value={source}
        options={texts.SOURCES}
        onChange={setSource}
      />
      {source === 'shuffle' && <Shuffle />}
      <Settled>
        <PaletteStrip swatches={swatches} />
      </Settled>
      <Export
        swatches={swatches}
        before={
          <SelectField
            label={texts.SIMULATE}
            value={vision}
            options={texts.VISIONS}
            onChange={setVision}
          />
        }
      />
    </Stack>
  )
}
