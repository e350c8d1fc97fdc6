import { useId, useState, type DragEvent } from 'react'
import { Button } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { Announce } from '../../../ui/feedback/announce'
import { Banner } from '../../../ui/feedback/banner'
import { useDelayedBusy } from '../../../ui/feedback/use-delayed-busy'
import { Stack } from '../../../ui/layout/columns'
import { Note } from '../../../ui/layout/note'
import { useColor } from '../store'
import { canPickFromScreen, usePicture } from '../store-picture'
import { ColorButton } from './color-button'
import styles from './picture-colors.module.css'
import { PicturePad } from './picture-pad'
import { usePastedFile } from './use-pasted-file'

const FAILURES = {
  unreadable: 'This file is no picture that the browser can read. Try a PNG, JPEG, WebP or GIF.',
  failed: 'The picture could not be read.',
}

function Sources({ note }: { note: string }) {
  const openFile = usePicture((s) => s.openFile)
  const pickFromScreen = usePicture((s) => s.pickFromScreen)
  return (
    <ButtonRow spread="start">
      {canPickFromScreen() && (
        <Button onClick={() => void pickFromScreen()}>Pick from the screen</Button>
      )}
      <input
        type="file"
        accept="image/*"
        className={styles.file}
        aria-label="Open a picture"
        aria-describedby={note}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) openFile(file)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </ButtonRow>
  )
}

function MainColors() {
  const colors = usePicture((s) => s.picture?.mainColors)
  const select = useColor((s) => s.select)
  const id = useId()
  if (!colors?.length) return null
  return (
    <div>
      <p id={id}>Main colors</p>
      <ul className={styles.colors} aria-labelledby={id}>
        {colors.map((color) => (
          <li key={color}>
            <ColorButton color={color} name={`Main color ${color}`} onClick={() => select(color)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Colors from anywhere on the screen or in a picture, which stays on the device. */
export function PictureColors() {
  const note = useId()
  const picture = usePicture((s) => s.picture)
  const busy = usePicture((s) => s.busy)
  const failure = usePicture((s) => s.failure)
  const openFile = usePicture((s) => s.openFile)
  const [over, setOver] = useState(false)
  const isBusyLong = useDelayedBusy(busy)
  const ref = usePastedFile(openFile)

  function take(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) openFile(file)
  }
  return (
    <div
      ref={ref}
      className={over ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <Stack>
        <Sources note={note} />
        <Note id={note}>Or drop or paste a picture here. It does not leave your device.</Note>
        {isBusyLong && <p role="status">Reading the picture...</p>}
        {failure && <Banner variant="error">{FAILURES[failure]}</Banner>}
        {picture && <PicturePad preview={picture.preview} pixels={picture.pixels} />}
        <MainColors />
        <Announce
          turn={picture?.preview.width}
          text={picture && `Picture opened, ${picture.mainColors.length} main colors`}
        />
      </Stack>
    </div>
  )
}
