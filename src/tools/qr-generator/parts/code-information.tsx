import { FactList, type Fact } from '../../../ui/layout/fact-list'

const FACTS: readonly Fact[] = [
  {
    title: 'Error correction',
    text: 'L restores about 7% of a damaged code, M about 15%, Q about 25%, H about 30%. A higher level holds less text.',
  },
  {
    title: 'Size',
    text: 'Every module is a whole number of pixels, so the picture is sharp at exactly the size you choose.',
  },
  {
    title: 'Capacity',
    text: 'Up to 2,953 bytes or 7,089 digits at level L, in versions 1 to 40 of the standard.',
  },
  {
    title: 'Colors',
    text: 'Dark on light with a contrast of at least 4.5:1 scans best. A margin of 2 modules is included.',
  },
  {
    title: 'Never expires',
    text: 'The code holds your text itself, without a link through anybody’s server.',
  },
  {
    title: 'Private',
    text: 'The code is drawn on your device. Your text is never sent or stored.',
  },
]

export function CodeInformation() {
  return <FactList title="About your QR code" facts={FACTS} />
}
