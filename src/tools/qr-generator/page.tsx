import { useRef } from 'react'
import { ToolLayout } from '../../ui/tool-layout'
import { CodeInformation } from './code-information'
import { CodeOptions } from './code-options'
import { CodePreview } from './code-preview'
import { CodeText } from './code-text'

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
