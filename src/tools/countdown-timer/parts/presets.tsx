import { Button } from '../../../ui/buttons/button'
import { Chips } from '../../../ui/buttons/chips'
import { PRESETS, totalSeconds } from '../domain/settings'
import { durationText } from '../domain/time-text'
import { useTimer } from '../store'

const presetText = (seconds: number) => durationText(seconds).replace(/minutes?/, 'min')

export function Presets({ className }: { className: string | undefined }) {
  const total = useTimer((s) => totalSeconds(s.settings))
  const choose = useTimer((s) => s.choose)
  return (
    <Chips aria-label="Quick presets" className={className}>
      {PRESETS.map((seconds) => (
        <Button
          key={seconds}
          variant="chip"
          aria-pressed={seconds === total}
          onClick={() => choose(seconds)}
        >
          {presetText(seconds)}
        </Button>
      ))}
    </Chips>
  )
}
