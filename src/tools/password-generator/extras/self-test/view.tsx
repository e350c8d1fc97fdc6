import { ButtonRow } from '#ui/buttons/button-row'
import { RunButton } from '#ui/buttons/run-button'
import { Announce } from '#ui/feedback/announce'
import { Banner } from '#ui/feedback/banner'
import { CountProgress } from '#ui/feedback/count-progress'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { sentences } from '#lib/sentences'
import { isSameSettings } from '../../domain/settings'
import { usePassword } from '../../state'
import { BAND_DEVIATIONS, LEAST_PROBABILITY, uniformityOf, type Tally } from './domain'
import { useSelfTest } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** Deviations that the chart has room for, up and down. */
const REACH = 6

interface ChartProps {
  /** One deviation a character, in standard deviations. */
  deviations: readonly number[]
  /** The text that screen readers read in place of the picture. */
  label: string
}

/** A bar a character, up or down from the expected count, on the band that it should stay in. */
function Chart({ deviations, label }: ChartProps) {
  const width = deviations.length
  return (
    <svg
      className={styles.chart}
      viewBox={`0 ${-REACH} ${width} ${2 * REACH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect
        className={styles.band}
        y={-BAND_DEVIATIONS}
        width={width}
        height={2 * BAND_DEVIATIONS}
      />
      {deviations.map((deviation, x) => {
        const height = Math.min(REACH, Math.abs(deviation))
        const isOutside = Math.abs(deviation) > BAND_DEVIATIONS
        return (
          <rect
            key={x}
            className={isOutside ? styles.outside : styles.bar}
            x={x + 0.2}
            y={deviation > 0 ? -height : 0}
            width={0.6}
            height={height}
          />
        )
      })}
      <rect className={styles.middle} y={-0.04} width={width} height={0.08} />
    </svg>
  )
}

const probabilityText = (probability: number) =>
  probability < LEAST_PROBABILITY
    ? texts.probabilityBelow(String(LEAST_PROBABILITY))
    : texts.probabilityIs(probability.toFixed(3))

function Results({ tally }: { tally: Tally }) {
  const wanted = useSelfTest((s) => s.wanted)
  const tested = useSelfTest((s) => s.settings)
  const isOld = usePassword((s) => !isSameSettings(tested, s.settings))
  const { chiSquare, degreesOfFreedom, probability, deviations, bandShare } = uniformityOf(tally)
  const drawn = tally.counts.reduce((sum, count) => sum + count, 0)
  const outside = deviations.filter((one) => Math.abs(one) > BAND_DEVIATIONS).length
  const verdict = probability >= LEAST_PROBABILITY ? texts.even : texts.uneven
  const missing = tally.counts.filter((count) => count === 0).length
  return (
    <>
      <p>
        {sentences(
          texts.drawn(drawn, wanted),
          texts.lacking(tally.lacking),
          verdict(chiSquare.toFixed(1), degreesOfFreedom, probabilityText(probability)),
        )}
      </p>
      <Chart deviations={deviations} label={texts.chart(deviations.length, outside, missing)} />
      <Note>
        {sentences(texts.band((100 * bandShare).toFixed(1)), isOld && texts.DRAWN_EARLIER)}
      </Note>
    </>
  )
}

/** Whether the generator, with the settings as they are, favors no character. */
export default function SelfTest() {
  const { phase, done, wanted, made, start, cancel } = useSelfTest()
  const settings = usePassword((s) => s.settings)
  const isRunning = phase === 'running'
  return (
    <Stack>
      <Note>
        {sentences(texts.ABOUT, settings.form && !settings.form.plain && texts.OPTIONS_TESTED)}
      </Note>
      <ButtonRow>
        <RunButton
          icon="refresh-cw"
          isRunning={isRunning}
          onStart={() => start(settings)}
          onCancel={cancel}
        >
          {texts.RUN}
        </RunButton>
      </ButtonRow>
      {phase !== 'none' && phase !== 'cancelled' && (
        <Stack className={styles.outcome}>
          {isRunning && (
            <CountProgress label={texts.PROGRESS} done={done} wanted={wanted}>
              {texts.drawnOf(done, wanted)}
            </CountProgress>
          )}
          {phase === 'failed' && <Banner variant="error">{texts.FAILED}</Banner>}
          {phase === 'done' && made && <Results tally={made} />}
        </Stack>
      )}
      <Announce
        text={phase === 'cancelled' ? texts.CANCELLED : phase === 'done' && texts.FINISHED}
      />
    </Stack>
  )
}
