import { useRested } from '../../../ui/feedback/use-rested'
import { TextField } from '../../../ui/fields/field'
import { UNCORRECTED } from '../../../ui/fields/uncorrected'
import { Note } from '../../../ui/layout/note'
import { rangeIn } from '../domain/password-rules'
import type { SiteProblem } from '../domain/site-rules'
import { MAX_LENGTH, MIN_LENGTH } from '../domain/settings'
import { useSite } from '../store-site'

const QUOTED = 30

function problemText(problem: SiteProblem): string {
  if (problem.code === 'lengths') {
    return `The rule leaves no length of ${MIN_LENGTH} to ${MAX_LENGTH} characters.`
  }
  const text = problem.text.slice(0, QUOTED)
  return problem.code === 'unknown'
    ? `The format has no '${text}'. The rules stay as they are.`
    : `Not readable from '${text}' on. The rules stay as they are.`
}

/** The site's rule, as pasted, and what cannot be read of it. */
export function RuleField() {
  const text = useSite((s) => s.text)
  const problem = useSite((s) => s.problem)
  const typeRule = useSite((s) => s.typeRule)
  const rested = useRested(text)
  const range = rangeIn(text)
  return (
    <>
      <TextField
        label="Paste the site's rule"
        hint="The passwordrules of its password field, such as minlength: 12; required: lower; required: digit; allowed: [-_.]"
        error={problem && rested === text ? problemText(problem) : undefined}
        {...UNCORRECTED}
        value={text}
        onChange={(event) => typeRule(event.target.value)}
      />
      <Note role="status">
        {range !== null &&
          `The format has no ranges: ${range} is read as two characters. All of them are upper, lower and digit.`}
      </Note>
    </>
  )
}
