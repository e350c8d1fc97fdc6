import { rateText } from '../domain/chart'
import styles from './rate-history.module.css'
import type { RateChartProps } from './rate-plot'

/** The points of the chart, the newest first. */
export function RateTable({ points, from, to }: RateChartProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">{`1 ${from.toUpperCase()} in ${to.toUpperCase()}`}</th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map(({ date, rate }) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            <td>{rateText(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
