import type { FunctionName } from '#lib/expression/tree'
import type { Decimal } from '../../domain/decimal'
import { applyFunction, ofPositive, toDegrees } from '../../domain/functions'
import type { Angle, FunctionKey } from '../../domain/keys'

/** What gives an angle has it brought from radians into the chosen unit. */
type Operation = (x: Decimal, inUnit: (angleRad: Decimal) => Decimal) => Decimal

/** The functions of expressions that have no key. */
const FURTHER: Record<Exclude<FunctionName, FunctionKey>, Operation> = {
  asin: (x, inUnit) => inUnit(x.asin()),
  acos: (x, inUnit) => inUnit(x.acos()),
  atan: (x, inUnit) => inUnit(x.atan()),
  log2: ofPositive((x) => x.log(2)),
  cbrt: (x) => x.cbrt(),
  abs: (x) => x.abs(),
}

const isFurther = (name: FunctionName): name is keyof typeof FURTHER => name in FURTHER

/** Of any function of expressions: NaN where the result is not defined, infinite where it or the angle is too large. */
export const callFunction = (name: FunctionName, x: Decimal, angle: Angle): Decimal =>
  isFurther(name)
    ? FURTHER[name](x, angle === 'degrees' ? toDegrees : (angleRad) => angleRad)
    : applyFunction(name, x, angle)
