import type { FunctionName } from '#lib/expression/tree'
import type { Decimal } from '../../domain/decimal'
import { applyFunction, ofPositive, toDegrees } from '../../domain/functions'
import type { Angle, FunctionKey } from '../../domain/keys'

type Operation = (x: Decimal, angle: Angle) => Decimal

/** What gives an angle gives it in the chosen unit. */
const toAngle =
  (arc: (x: Decimal) => Decimal): Operation =>
  (x, angle) =>
    angle === 'degrees' ? toDegrees(arc(x)) : arc(x)

/** The functions of expressions that have no key. */
const FURTHER: Record<Exclude<FunctionName, FunctionKey>, Operation> = {
  asin: toAngle((x) => x.asin()),
  acos: toAngle((x) => x.acos()),
  atan: toAngle((x) => x.atan()),
  log2: ofPositive((x) => x.log(2)),
  cbrt: (x) => x.cbrt(),
  abs: (x) => x.abs(),
}

const isFurther = (name: FunctionName): name is keyof typeof FURTHER => name in FURTHER

/** Of any function of expressions: NaN where the result is not defined, infinite where it or the angle is too large. */
export const callFunction = (name: FunctionName, x: Decimal, angle: Angle): Decimal =>
  isFurther(name) ? FURTHER[name](x, angle) : applyFunction(name, x, angle)
