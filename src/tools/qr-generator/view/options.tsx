import { readAnyHex } from '#lib/color'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Stack } from '#ui/layout/columns'
import { ColorField } from '#ui/fields/color-field'
import { SelectField } from '#ui/fields/field'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import styles from '../page.module.css'
import { EC_LEVELS, SIZES_PX } from '../domain/settings'
import { useQr } from '../state'
import * as texts from '../texts.en'
import optionStyles from './options.module.css'
import { Undo } from './text'
import { ScanWarning } from './warning'

function CodeColor({ field }: { field: 'dark' | 'light' }) {
  const value = useQr((s) => s.colors[field])
  const judged = readAnyHex(useQr((s) => s.settings[field]))
  const typeColor = useQr((s) => s.typeColor)
  const settleColors = useQr((s) => s.settleColors)
  return (
    <ColorField
      {...texts.COLORS[field]}
      value={value}
      error={judged ? undefined : texts.WRONG_COLOR}
      onChange={(next) => typeColor(field, next)}
      onBlur={settleColors}
      color={judged ?? '#000000'}
      onPick={(next) => typeColor(field, next)}
    />
  )
}

function Actions({ focusText }: { focusText: () => void }) {
  const waiting = useDelayedBusy(useQr((s) => s.busy))
  const generate = useQr((s) => s.generate)
  const clear = useQr((s) => s.clear)
  return (
    <ButtonRow>
      <Button icon="qr-code" onClick={generate}>
        <span className={styles.action}>
          <span>{waiting ? texts.GENERATING : texts.GENERATE}</span>
          <span aria-hidden="true">{texts.GENERATE}</span>
        </span>
      </Button>
      <Button
        icon="x"
        onClick={() => {
          clear()
          focusText()
        }}
      >
        {texts.CLEAR}
      </Button>
      <Undo after="clear" onUndo={focusText} />
    </ButtonRow>
  )
}

/** `focusText` moves the focus to the text that was cleared or restored. */
export function CodeOptions({ focusText }: { focusText: () => void }) {
  const sizePx = useQr((s) => s.settings.sizePx)
  const level = useQr((s) => s.settings.level)
  const change = useQr((s) => s.change)
  return (
    <Stack>
      <div className={optionStyles.settings}>
        <div className={styles.fields}>
          <SelectField
            label={texts.SIZE}
            value={sizePx}
            options={SIZES_PX.map((px) => ({ value: px, text: texts.sizeText(px) }))}
            onChange={(value) => change({ sizePx: value })}
          />
          <SelectField
            label={texts.LEVEL}
            value={level}
            options={EC_LEVELS.map((value) => ({ value, text: texts.LEVELS[value] }))}
            onChange={(value) => change({ level: value })}
          />
          <CodeColor field="dark" />
          <CodeColor field="light" />
        </div>
        <ScanWarning />
      </div>
      <Actions focusText={focusText} />
    </Stack>
  )
}
