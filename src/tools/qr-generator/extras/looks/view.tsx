import type { HexColor } from '#lib/color'
import { ColorField } from '#ui/fields/color-field'
import { SelectField, TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import styles from '../../page.module.css'
import { useQr } from '../../state'
import { SCAN_ME, WRONG_COLOR } from '../../texts.en'
import { CodeLogo } from './logo'
import { styleOf, useStyle } from './state'
import * as texts from './texts.en'

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

/** How the code is drawn, in each file; the scan check reads it back. */
export default function CodeLooks() {
  const { modules, endColor, caption } = styleOf(useQr((s) => s.settings))
  const change = useStyle((s) => s.change)
  return (
    <Stack>
      <div className={styles.fields}>
        <SelectField
          label={texts.MODULES}
          value={modules}
          options={texts.SHAPES}
          onChange={(value) => change({ modules: value })}
        />
        <SelectField
          label={texts.GRADIENT}
          value={endColor === null ? 'none' : 'two'}
          options={texts.GRADIENTS}
          onChange={(value) => change({ endColor: value === 'none' ? null : FIRST_END })}
        />
        {endColor !== null && <EndColor color={endColor} />}
        <SelectField
          label={texts.FRAME}
          value={caption === null ? 'none' : 'caption'}
          options={texts.FRAMES}
          onChange={(value) => change({ caption: value === 'none' ? null : SCAN_ME })}
        />
        {caption !== null && <Caption caption={caption} />}
      </div>
      <CodeLogo />
    </Stack>
  )
}
