import { Categories } from './categories'
import { Converter } from './converter'
import styles from './page.module.css'
import { QuickConversions } from './quick-conversion-list'
import { RecentConversions } from './recent-conversions'

export default function UnitConverterPage() {
  return (
    <div className={styles.layout}>
      <Categories />
      <Converter />
      <QuickConversions />
      <RecentConversions />
    </div>
  )
}
