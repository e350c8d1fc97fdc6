import { Extra } from '../../../ui/layout/extra'

const loadForms = () => import('./forms')
const loadSiteRules = () => import('./site-rules')
const loadMany = () => import('./many')
const loadReading = () => import('./reading')
const loadSelfTest = () => import('./self-test')

/** Extras beside the specified options; each is loaded when it is first unfolded. */
export default function PasswordExtras() {
  return (
    <div>
      <Extra title="Passphrase, PIN or groups" load={loadForms} />
      <Extra title="Site rules" load={loadSiteRules} />
      <Extra title="Many at once" load={loadMany} />
      <Extra title="Hide, read aloud, clear the clipboard" load={loadReading} />
      <Extra title="Self-test" load={loadSelfTest} />
    </div>
  )
}
