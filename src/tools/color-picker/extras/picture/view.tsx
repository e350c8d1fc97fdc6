import { useDeferredValue, useId } from 'react'
import type { HexColor } from '#lib/color'
import { OneClickButton } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { PictureDrop } from '#ui/fields/picture-drop'
import {
  CHOOSE_PICTURE,
  COMPLEX_SVG,
  NOISY_PICTURE,
  UNREADABLE_PICTURE,
} from '#ui/fields/picture-drop.en'
import { useColor } from '../../state'
import { usePicture } from './state'
import * as texts from './texts.en'
import { ColorButton } from '../../view/color-button'
import styles from './view.module.css'
import { PicturePad } from './pad'

const FAILURES = {
  unreadable: UNREADABLE_PICTURE,
  heic: texts.HEIC,
  noise: NOISY_PICTURE,
  'complex-svg': COMPLEX_SVG,
  failed: texts.FAILED,
  screen: texts.SCREEN_FAILED,
}

function ScreenButton() {
  const pickFromScreen = usePicture((s) => s.pickFromScreen)
  const canPick = usePicture((s) => s.canPickFromScreen)
  if (!canPick()) return null
  return (
    <OneClickButton icon="pipette" onPress={pickFromScreen}>
      {texts.PICK_FROM_SCREEN}
    </OneClickButton>
  )
}

function MainColors({ colors }: { colors: readonly HexColor[] | undefined }) {
  const select = useColor((s) => s.select)
  const id = useId()
  if (!colors?.length) return null
  return (
    <div>
      <p id={id} className="label">
        {texts.MAIN_COLORS}
      </p>
      <ul className={styles.colors} aria-labelledby={id}>
        {colors.map((color) => (
          <li key={color}>
            <ColorButton
              color={color}
              name={texts.mainColor(color)}
              onClick={() => select(color)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Colors from anywhere on the screen or in a picture, which stays on the device. */
export default function PictureColors() {
  // The picture is drawn in a task of its own: that before it has brought a large one.
  const picture = useDeferredValue(usePicture((s) => s.picture))
  const revision = useDeferredValue(usePicture((s) => s.revision))
  const busy = usePicture((s) => s.busy)
  const failure = usePicture((s) => s.failure)
  const openFile = usePicture((s) => s.openFile)
  return (
    <PictureDrop
      label={CHOOSE_PICTURE}
      source={<ScreenButton />}
      busy={busy}
      failure={failure && FAILURES[failure]}
      onFile={openFile}
    >
      {picture && <PicturePad preview={picture.preview} pixels={picture.pixels} />}
      <MainColors colors={picture?.mainColors} />
      <Announce revision={revision} text={picture && texts.opened(picture.mainColors.length)} />
    </PictureDrop>
  )
}
