import { ToolLayout, Zone } from '../../ui/tool-layout'
import { Inputs } from './parts/inputs'
import { QuickConversions } from './parts/quick-conversions'
import { RecentConversions } from './parts/recent-conversions'
import { Result } from './parts/result'

export default function UnitConverterPage() {
  return (
    <ToolLayout>
      <Inputs />
      <Zone zone="result" aria-label="Result">
        <Result />
        <QuickConversions />
      </Zone>
      <Zone zone="more">
        <RecentConversions />
      </Zone>
    </ToolLayout>
  )
}
