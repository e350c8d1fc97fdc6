import { Button } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { CopyLink } from '../../../ui/buttons/copy-link'
import { linkOf } from '../domain/link'
import { useConversion, useUnits } from '../store'

export function Actions() {
  const conversion = useConversion()
  const clearAll = useUnits((s) => s.clearAll)
  const copyResult = useUnits((s) => s.copyResult)
  const link = useUnits(linkOf)
  return (
    <ButtonRow>
      <CopyButton
        label="Copy Result"
        variant="primary"
        disabled={!conversion}
        onCopy={copyResult}
      />
      <Button icon="x" onClick={clearAll}>
        Clear All
      </Button>
      <CopyLink settings={link} compact />
    </ButtonRow>
  )
}
