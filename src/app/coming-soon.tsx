import { Banner } from '../ui/feedback/banner'

export function ComingSoon() {
  return (
    <Banner variant="info">
      <strong>Coming Soon.</strong> This tool is being built. All other tools are ready to use.
    </Banner>
  )
}
