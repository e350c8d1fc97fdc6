import { expect, test } from 'vitest'
import { parseExpression } from '#lib/expression/parse'
import { evaluateExpression } from '../../../src/tools/calculator/extras/shared/expression'
import { formatNumber } from '../../../src/tools/calculator/domain/notation'

/** The value and how it was read, or what is wrong and where. */
function read(text: string, locale = 'en') {
  const parsed = parseExpression(text, locale)
  const value = parsed.ok ? evaluateExpression(parsed.value.tree) : parsed
  if (!value.ok || !parsed.ok) return value.ok || `${value.error.code} at ${value.error.at}`
  return [formatNumber(value.value), ...parsed.value.readAs]
}

// As bank pages, shops and spreadsheets write them; what is read otherwise than it stands is said.
test.each([
  ['1.234,56 €', ['1234.56', '1234.56']],
  ['1 234,56 €', ['1234.56', '1234.56']],
  ['$1,234.56', ['1234.56', '1234.56']],
  ['-$5.50', ['-5.5', '-5.50']],
  ['$-5.50', ['-5.5', '-5.50']],
  ['$.50', ['0.5', '0.50']],
  ["CHF 9'876.25", ['9876.25', '9876.25']],
  ['CHF 12.-', ['12', '12.0']],
  ['12,-- kr', ['12', '12.00']],
  ['€1.234,-', ['1234', '1234.0']],
  ['€20,- + €5,50', ['25.5', '20,0 + 5,50']],
  ['20,- + 5,-', ['25', '20,0 + 5,0']],
  ['20.- + 5', ['25', '20.0 + 5']],
  ['12.-3', ['9']],
  ['5.-sqrt(9)', ['2']],
  ['5.-√9', ['2']],
  ['20.-€', ['20', '20.0']],
  ['20,-kr', ['20', '20.0']],
  ['Rs.500', ['500', '500']],
  ['12 GBP', ['12', '12']],
  ['US$12', ['12', '12']],
  ['THB 40', ['40', '40']],
  ['100 dollars', ['100', '100']],
  ['(1,234)', ['-1234', '-1234']],
  ['($1,234.50)', ['-1234.5', '-1234.50']],
  ['(122)', ['-122', '-122']],
  ['$5 + $6', ['11', '5 + 6']],
  ['$5 + 6 USD', ['11', '5 + 6']],
  ['€100 + 19%', ['119', '100 + 19%']],
  ['80•40', ['3200']],
  ['-(122)', ['-122']],
  ['-(-5)', ['5']],
  ['(122) + 1', ['123']],
  ['(122', ['122', '(122)']],
  ['=1+2', ['3']],
  ['= 1+2 =', ['3']],
  ['50%', ['0.5']],
  ['3²', ['9']],
])('CA-100: %s is %j, with how it was read', (text, result) => {
  expect(read(text)).toEqual(result)
})

test('CA-100: a sum of amounts is read as one, its commas too', () => {
  expect(read('($53,000 / 10,000,000) * 100,000')).toEqual([
    '530',
    '53000',
    '100000',
    '( 53,000 / 10,000,000) * 100,000',
  ])
})

test.each([
  ['1.234,56 + 1.000', '2234.56'],
  ['1.000.000 - 1.000', '999000'],
  ['1.000 + 1.000', '2'],
  ['1.234,56 * 0.5', '617.28'],
  ['1,234.567 + 1.000', '1235.567'],
])('CA-100: beside groups by points, %s has them too', (text, value) => {
  expect(read(text)).toContain(value)
})

test.each([
  ['$5 + €6', 'two-currencies at 5'],
  ['5 USD + 6 CAD', 'two-currencies at 10'],
  ['£1 = $2', 'two-currencies at 5'],
  ['3 requests', 'unknown-word at 2'],
  ['5 ABC', 'unknown-word at 2'],
  ['1€50', 'unexpected at 1'],
  ['80:40', 'time-or-ratio at 2'],
  ['80 : 40', 'time-or-ratio at 3'],
  [':40', 'unexpected at 0'],
  ['$', 'incomplete at 1'],
  ['==1', 'unexpected at 1'],
])('CA-100: %s is refused at its place: %s', (text, problem) => {
  expect(read(text)).toBe(problem)
})
