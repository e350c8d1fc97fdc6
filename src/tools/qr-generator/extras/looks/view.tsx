import { useId } from 'react'
import type { HexColor } from '#lib/color'
import { Button } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { ColorField } from '#ui/fields/color-field'
import { TextField } from '#ui/fields/field'
import { SwitchField } from '#ui/fields/checkbox-field'
import { Stack } from '#ui/layout/columns'
import type { ModuleShape } from '../../domain/style'
import { useQr } from '../../state'
import { SCAN_ME, WRONG_COLOR } from '../../texts.en'
import { CodeLogo } from './logo'
import { styleOf, useStyle } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** Initial second color of a gradient, dark enough on white. */
const FIRST_END = '#1d4ed8'

function EndColor({ color }: { color: HexColor }) {
  const typed = useStyle((s) => s.endText)
  const isRefused = useStyle((s) => s.endRefused)
  const typeEnd = useStyle((s) => s.typeEnd)
  const settleEnd = useStyle((s) => s.settleEnd)
  return (
    <ColorField
      {...texts.SECOND_COLOR}
      value={typed ?? color}
      error={isRefused ? WRONG_COLOR : undefined}
      onChange={typeEnd}
      onBlur={settleEnd}
      color={color}
      onPick={typeEnd}
    />
  )
}

/** One that is too long stays in its field, with what is wrong; the code keeps the last one that fits. */
function Caption({ caption }: { caption: string }) {
  const typed = useStyle((s) => s.captionText)
  const typeCaption = useStyle((s) => s.typeCaption)
  return (
    <TextField
      label={texts.CAPTION}
      value={typed ?? caption}
      longest={texts.CAPTION_TOO_LONG}
      hint={typed === null && texts.CAPTION_LIMIT}
      error={typed === null ? undefined : texts.CAPTION_TOO_LONG}
      autoComplete="off"
      onChange={(event) => typeCaption(event.target.value)}
    />
  )
}

/** Three modules each: their picture shows more than their name. */
const PICTURES: Record<ModuleShape, string> = {
  square: 'M2 2h22v11H13v11H2z',
  rounded:
    'M7.500 2h11a5.500 5.500 0 0 1 0 11H13v5.500a5.500 5.500 0 0 1-11 0v-11A5.500 5.500 0 0 1 7.500 2z',
  dots: 'M2.500 7.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0M13.500 7.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0M2.500 18.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
}

function Shapes({ shape }: { shape: ModuleShape }) {
  const id = useId()
  const change = useStyle((s) => s.change)
  return (
    <div>
      <p id={id} className="label">
        {texts.SHAPE}
      </p>
      <Chips aria-labelledby={id}>
        {texts.SHAPES.map(({ value, text }) => (
          <Button
            key={value}
            variant="chip"
            className={styles.shape}
            aria-pressed={value === shape}
            onClick={() => change({ modules: value })}
          >
            <svg viewBox="0 0 26 26" aria-hidden="true">
              <path d={PICTURES[value]} />
            </svg>
            {text}
          </Button>
        ))}
      </Chips>
    </div>
  )
}

/** How the code is drawn, in each file; the scan check reads it back. */
export default function CodeLooks() {
  const { modules, endColor, caption } = styleOf(useQr((s) => s.settings))
  const change = useStyle((s) => s.change)
  return (
    <div className={styles.looks}>
      <CodeLogo />
      <Stack>
        <Shapes shape={modules} />
        <SwitchField
          label={texts.GRADIENT}
          checked={endColor !== null}
          onChange={(isOn) => change({ endColor: isOn ? FIRST_END : null })}
        />
        {endColor !== null && <EndColor color={endColor} />}
        <SwitchField
          label={texts.FRAME}
          checked={caption !== null}
          onChange={(isOn) => change({ caption: isOn ? SCAN_ME : null })}
        />
        {caption !== null && <Caption caption={caption} />}
      </Stack>
    </div>
  )
}
