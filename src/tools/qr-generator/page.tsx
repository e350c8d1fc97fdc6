import { useRef } from 'react'
import { ToolLayout } from '../../ui/tool-layout'
import { CodeInformation } from './parts/code-information'
import { CodeOptions } from './parts/code-options'
import { CodePreview } from './parts/code-preview'
import { CodeText } from './parts/code-text'

export default function QrGeneratorPage() {
  const text = useRef<HTMLTextAreaElement>(null)
  return (
    <ToolLayout rows={2}>
      <CodeText field={text} />
      <CodePreview />
      <CodeOptions focusText={() => text.current?.focus()} />
      <CodeInformation />
    </ToolLayout>
  )
}
