import { ToolLayout, Zone } from '../../ui/tool-layout'
import { Inputs } from './inputs'
import { QuickConversions } from './quick-conversion-list'
import { RecentConversions } from './recent-conversions'
import { Result } from './result'

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
