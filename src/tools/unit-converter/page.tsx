import { useEffect } from 'react'
import { Columns, Stack } from '../../ui/layout/columns'
import { Actions } from './parts/actions'
import { Categories } from './parts/categories'
import { Converter } from './parts/converter'
import styles from './parts/converter.module.css'
import { QuickConversions } from './parts/quick-conversions'
import { UnitExtras } from './parts/unit-extras'
import { UnitHistory } from './parts/unit-history'
import { useUnits } from './store'
import { keepUnits } from './store-kept'

export default function UnitConverterPage() {
  useEffect(() => keepUnits(), [])
  return (
    <Stack>
      <Converter />
      <div className={styles.tools}>
        <Categories />
        <Actions />
      </div>
      <Columns even>
        <QuickConversions />
        <UnitHistory />
      </Columns>
      <UnitExtras />
    </Stack>
  )
}

UnitConverterPage.loadOpening = async () => (await import('./opening')).openingOf(useUnits.getState)
