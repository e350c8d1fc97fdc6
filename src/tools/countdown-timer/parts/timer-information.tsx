import { FactList, type Fact } from '../../../ui/layout/fact-list'

const FACTS: readonly Fact[] = [
  {
    title: 'Right on time',
    text: 'Stays accurate while the tab is hidden or the computer sleeps.',
  },
  {
    title: 'Use the other tools',
    text: 'The timer runs on while you open other tools here, and rings there.',
  },
  {
    title: 'Alarm',
    text: 'It sounds until you press New Timer or Reset, or leave this page. Check your volume first.',
  },
  {
    title: 'Notification',
    text: 'If you allow notifications, you also get one when the time is up.',
  },
  {
    title: 'Reload and other tabs',
    text: 'The timer goes on after a reload. A closed page cannot ring. Of several tabs one rings.',
  },
  {
    title: 'Keys',
    text: 'Space starts and pauses, R resets, F fills the screen. You can switch these keys off.',
  },
  {
    title: 'Phones',
    text: 'The screen stays on while the timer runs. A locked phone may hold the alarm back.',
  },
  { title: 'Private', text: 'The timer works on your device.' },
]

export function TimerInformation() {
  return <FactList title="About your timer" facts={FACTS} />
}
