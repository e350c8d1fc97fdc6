import { useId } from 'react'
import { Button } from '../../../ui/buttons/button'
import { Announce } from '../../../ui/feedback/announce'
import { PictureDrop } from '../../../ui/fields/picture-drop'
import { useColor } from '../store'
import { canPickFromScreen, usePicture } from '../store-picture'
import { ColorButton } from './color-button'
import styles from './picture-colors.module.css'
import { PicturePad } from './picture-pad'

const FAILURES = {
  unreadable: 'This file is no picture that the browser can read. Try a PNG, JPEG, WebP or GIF.',
  failed: 'The picture could not be read.',
}

function ScreenButton() {
  const pickFromScreen = usePicture((s) => s.pickFromScreen)
  if (!canPickFromScreen()) return null
  return <Button onClick={() => void pickFromScreen()}>Pick from the screen</Button>
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
  const picture = usePicture((s) => s.picture)
  const busy = usePicture((s) => s.busy)
  const failure = usePicture((s) => s.failure)
  const openFile = usePicture((s) => s.openFile)
  return (
    <PictureDrop
      label="Open a picture"
      source={<ScreenButton />}
      busy={busy}
      failure={failure && FAILURES[failure]}
      onFile={openFile}
    >
      {picture && <PicturePad preview={picture.preview} pixels={picture.pixels} />}
      <MainColors />
      <Announce
        turn={picture?.preview.width}
        text={picture && `Picture opened, ${picture.mainColors.length} main colors`}
      />
    </PictureDrop>
  )
}
