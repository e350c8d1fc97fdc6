import { grouped } from '../../../lib/grouped'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { RunButton } from '../../../ui/buttons/run-button'
import { Announce } from '../../../ui/feedback/announce'
import { Banner } from '../../../ui/feedback/banner'
import { CountProgress } from '../../../ui/feedback/count-progress'
import { Stack } from '../../../ui/layout/columns'
import { Note } from '../../../ui/layout/note'
import { TESTED_CHARACTERS, type Tally } from '../domain/self-test'
import { isSameSettings } from '../domain/settings'
import { BAND_DEVIATIONS, LEAST_PROBABILITY, uniformityOf } from '../domain/uniformity'
import { usePassword } from '../store'
import { useSelfTest } from '../store-self-test'
import { SelfTestChart } from './self-test-chart'
import styles from './self-test.module.css'

const guaranteeText = ({ lacking }: Tally) =>
  lacking === 0
    ? 'No password lacked a type.'
    : `${grouped(lacking)} passwords lacked a type: the guarantee is broken.`

const probabilityText = (probability: number) =>
  probability < LEAST_PROBABILITY ? 'p below 0.001' : `p = ${probability.toFixed(3)}`

function Results({ tally }: { tally: Tally }) {
  const wanted = useSelfTest((s) => s.wanted)
  const tested = useSelfTest((s) => s.settings)
  const isOld = usePassword((s) => !isSameSettings(tested, s.settings))
  const { chiSquare, degreesOfFreedom, probability, deviations, bandShare } = uniformityOf(tally)
  const drawn = tally.counts.reduce((sum, count) => sum + count, 0)
  const outside = deviations.filter((one) => Math.abs(one) > BAND_DEVIATIONS).length
  const isEven = probability >= LEAST_PROBABILITY
  const missing = tally.counts.filter((count) => count === 0).length
  return (
    <>
      <p>
        {`${grouped(drawn)} characters in ${grouped(wanted)} passwords. ${guaranteeText(tally)} `}
        {`Chi-square ${chiSquare.toFixed(1)} with ${degreesOfFreedom} degrees of freedom, ${probabilityText(probability)}: `}
        {isEven
          ? 'within each type, no character is favored.'
          : 'one fair run in a thousand is as uneven. Run it again; a second one in a row is a fault.'}
      </p>
      <SelfTestChart
        deviations={deviations}
        label={`Counts of ${deviations.length} characters beside the expected ones: ${outside} outside of the band, ${missing} missing.`}
      />
      <Note>
        {`One bar for each character: how far its count is from that of its type on average. The band is ${BAND_DEVIATIONS} standard deviations, at most ${(100 * bandShare).toFixed(1)}% up or down. `}
        {isOld && 'Drawn with earlier settings.'}
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
        {`Draws ${grouped(TESTED_CHARACTERS)} characters with the settings as they are and counts them. No password of these is kept. `}
        {(settings.form?.kind === 'passphrase' || settings.form?.kind === 'site rules') &&
          'For passphrases and site rules it tests the characters of the options, drawn from the same source.'}
      </Note>
      <ButtonRow>
        <RunButton
          icon="refresh-cw"
          isRunning={isRunning}
          onStart={() => start(settings)}
          onCancel={cancel}
        >
          Run the test
        </RunButton>
      </ButtonRow>
      {phase !== 'none' && phase !== 'cancelled' && (
        <Stack className={styles.outcome}>
          {isRunning && (
            <CountProgress label="Passwords drawn" done={done} wanted={wanted}>
              {' passwords'}
            </CountProgress>
          )}
          {phase === 'failed' && (
            <Banner variant="error">
              The test could not draw passwords. Try again, or with other settings.
            </Banner>
          )}
          {phase === 'done' && made && <Results tally={made} />}
        </Stack>
      )}
      <Announce
        text={
          phase === 'cancelled' ? 'Self-test cancelled' : phase === 'done' && 'Self-test finished'
        }
      />
    </Stack>
  )
}
