import { dayRateText, type ChartPoint, type Pair } from './domain/chart'

/** The rate of a day, whose date is not broken at its hyphens. */
export const DayRate = ({ point, pair }: { point: ChartPoint; pair: Pair }) => (
  <>
    <time>{point.date}</time>
    {dayRateText(point, pair).slice(point.date.length)}
  </>
)
