import { rateText, type ChartPoint } from '../domain/chart'
import styles from './rate-history.module.css'

interface Props {
  points: readonly ChartPoint[]
  from: string
  to: string
}

/** The points of the chart, the newest first. */
export function RateTable({ points, from, to }: Props) {
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
