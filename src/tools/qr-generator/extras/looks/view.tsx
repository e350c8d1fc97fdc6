import type { HexColor } from '#lib/color'
import { ColorField } from '#ui/fields/color-field'
import { SelectField, TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { DEFAULT_CAPTION, type ModuleShape } from '../../domain/scene/style'
import styles from '../../page.module.css'
import { useQr } from '../../state'
import { styleOf, useStyle } from './state'
import { CodeLogo } from './logo'
import { COLOR_ERROR } from '../../view/options'

const SHAPES: readonly { value: ModuleShape; text: string }[] = [
  { value: 'square', text: 'Squares' },
  { value: 'rounded', text: 'Rounded' },
  { value: 'dots', text: 'Dots' },
]

const GRADIENTS = [
  { value: 'none', text: 'None' },
  { value: 'two', text: 'Two colors' },
] as const

const FRAMES = [
  { value: 'none', text: 'None' },
  { value: 'caption', text: 'With a caption' },
] as const

/** Longest caption: it fits in one line. */
const MAX_CAPTION = 30

/** Initial second color of a gradient, dark enough on white. */
const FIRST_END = '#1d4ed8'

function EndColor({ color }: { color: HexColor }) {
  const typed = useStyle((s) => s.endText)
  const isRefused = useStyle((s) => s.endRefused)
  const typeEnd = useStyle((s) => s.typeEnd)
  const settleEnd = useStyle((s) => s.settleEnd)
  return (
    <ColorField
      label="Second color"
      value={typed ?? color}
      error={isRefused ? COLOR_ERROR : undefined}
      onChange={typeEnd}
      onBlur={settleEnd}
      pickerLabel="Second color picker"
      color={color}
      onPick={typeEnd}
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
          label="Modules"
          value={modules}
          options={SHAPES}
          onChange={(value) => change({ modules: value })}
        />
        <SelectField
          label="Gradient"
          value={endColor === null ? 'none' : 'two'}
          options={GRADIENTS}
          onChange={(value) => change({ endColor: value === 'none' ? null : FIRST_END })}
        />
        {endColor !== null && <EndColor color={endColor} />}
        <SelectField
          label="Frame"
          value={caption === null ? 'none' : 'caption'}
          options={FRAMES}
          onChange={(value) => change({ caption: value === 'none' ? null : DEFAULT_CAPTION })}
        />
        {caption !== null && (
          <TextField
            label="Caption"
            value={caption}
            maxLength={MAX_CAPTION}
            autoComplete="off"
            onChange={(event) => change({ caption: event.target.value })}
          />
        )}
      </div>
      <CodeLogo />
    </Stack>
  )
}
