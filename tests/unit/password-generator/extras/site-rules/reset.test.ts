import { expect, test } from 'vitest'
import { useSite } from '../../../../../src/tools/password-generator/extras/site-rules/state'
import { usePassword } from '../../../../../src/tools/password-generator/state'

test('rules go with what the page resets, and stay where they are only switched off', () => {
  const rule = 'maxlength: 16'
  useSite.getState().typeRule(rule)
  useSite.getState().setOn(false)
  expect(useSite.getState().text).toBe(rule)
  usePassword.getState().resetForm()
  expect(useSite.getState()).toMatchObject({ text: '', last: null })
})
