import { useEffect } from 'react'
import { figure } from '#lib/writing.en'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { Segmented } from '#ui/fields/segmented'
import { Stack } from '#ui/layout/columns'
import { Disclosure } from '#ui/layout/disclosure'
import { Note } from '#ui/layout/note'
import { breakOf, chartOf, pointOf, rateText, type RateChart } from './domain/chart'
import { CHART_DAYS, CHART_STEPS, pastDates, today } from './domain/days'
import { presentMs } from '../../domain/conversion'
import { useCurrency } from '../../state'
import { Dated } from '../../view/dated'
import { usePair } from '../../view/use-conversion'
import { usePast } from './state'
import { PastRate } from './day'
import { RatePlot, type RateChartProps } from './plot'
import * as texts from './texts.en'
import styles from './view.module.css'

/** The points of the chart, the newest first. */
function RateTable({ points, pair }: RateChartProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.DAY}</th>
          <th scope="col">{texts.rateOf(pair.from.toUpperCase(), pair.to.toUpperCase())}</th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map(({ date, rate }) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            <td>{figure(rateText(rate))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PERIODS = CHART_DAYS.map((days) => ({ value: days, text: texts.period(days) }))

/** Which days have no point, and why. */
function Gaps({ chart: { points, missing, failed } }: { chart: RateChart }) {
  const tryAgain = usePast((s) => s.tryAgain)
  return (
    <>
      {missing.length > 0 && (
        <Note>
          <Dated text={texts.missingDays(missing.join(', '))} />
        </Note>
      )}
      {failed.length > 0 && (
        <div role="alert" className={styles.gaps}>
          <Note>{texts.DAYS_FAILED}</Note>
          <TryAgainButton icon="refresh-cw" onClick={() => void tryAgain(failed)} />
          {/* Without a chart it is all of them. */}
          {points.length > 1 && (
            <Disclosure title={texts.WHICH_DAYS}>
              <Note>
                <Dated text={failed.join(', ')} />
              </Note>
            </Disclosure>
          )}
        </div>
      )}
    </>
  )
}

function Chart() {
  const pair = usePair()
  const { from, to } = pair
  const rates = useCurrency((s) => s.rates)
  const now = useCurrency((s) => today(presentMs(s)))
  const { days, files, ensure } = usePast()
  const isWaiting = rates.phase === 'loading'
  // The page has its own rates already, on their day.
  const latest = rates.phase === 'ready' ? pointOf(rates.file, pair) : null
  const lastDate = latest?.date ?? now
  const dates = pastDates(lastDate, days)
  useEffect(() => {
    if (!isWaiting) void ensure(pastDates(lastDate, days))
  }, [isWaiting, lastDate, days, ensure])

  if (from === to) return <Note>{texts.OTHER_CURRENCY}</Note>
  if (isWaiting || dates.some((date) => files.get(date)?.state === 'loading')) {
    return <p role="status">{texts.LOADING}</p>
  }
  const chart = chartOf(files, dates, pair, latest)
  const jump = breakOf(chart.points)
  return (
    <>
      {chart.points.length > 1 && (
        <>
          <RatePlot key={`${from} ${to} ${days}`} points={chart.points} pair={pair} />
          <Note>{texts.everyDays(CHART_STEPS[days])}</Note>
          {jump && (
            <Note>
              <Dated text={texts.broken(jump)} />
            </Note>
          )}
          <Disclosure title={texts.TABLE}>
            <RateTable points={chart.points} pair={pair} />
          </Disclosure>
        </>
      )}
      <Gaps chart={chart} />
    </>
  )
}

export default function RateHistory() {
  const days = usePast((s) => s.days)
  const selectDays = usePast((s) => s.selectDays)
  return (
    <Stack>
      <Segmented
        label={texts.PERIOD}
        isLabelShown
        value={days}
        options={PERIODS}
        onChange={selectDays}
      />
      <div className={styles.chart}>
        <Chart />
      </div>
      <PastRate />
    </Stack>
  )
}
