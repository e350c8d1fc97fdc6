import { ToolLayout } from '../../ui/tool-layout'
import { CodeInformation } from './code-information'
import { CodeOptions } from './code-options'
import { CodePreview } from './code-preview'
import { CodeText } from './code-text'

export default function QrGeneratorPage() {
  return (
    <ToolLayout rows={2}>
      <CodeText />
      <CodePreview />
      <CodeOptions />
      <CodeInformation />
    </ToolLayout>
  )
}
