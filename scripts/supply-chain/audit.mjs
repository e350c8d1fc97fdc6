import { npmOutput } from './npm-output.mjs'

/**
 * @typedef {Record<'info' | 'low' | 'moderate' | 'high' | 'critical', number>} Severities
 * @typedef {{ ran: true, severities: Severities } | { ran: false, reason: string }} AuditOutcome
 */

/**
 * What a run of `npm audit --json` says. Only a complete count is an answer: a registry that refuses
 * the question, a broken connection or an empty answer is `ran: false`, never a pass.
 * @param {string} stdout
 * @param {string} stderr
 * @returns {AuditOutcome}
 */
export function readAudit(stdout, stderr) {
  try {
    const { metadata, message } = JSON.parse(stdout)
    const severities = metadata?.vulnerabilities
    if (Number.isInteger(severities?.high) && Number.isInteger(severities?.critical)) {
      return { ran: true, severities }
    }
    return { ran: false, reason: withoutAddress(message ?? 'npm audit gave no count') }
  } catch {
    const [line = 'npm audit said nothing'] = stderr
      .split('\n')
      .filter((text) => /error/i.test(text))
    return { ran: false, reason: withoutAddress(line) }
  }
}

/** An address may carry a name and a password. @param {string} text */
const withoutAddress = (text) => text.replaceAll(/\bhttps?:\/\/\S+/g, 'the registry')

/** @returns {Promise<AuditOutcome>} */
export async function auditProduct() {
  const { stdout, stderr } = await npmOutput(['audit', '--omit=dev', '--json'])
  return readAudit(stdout, stderr)
}
