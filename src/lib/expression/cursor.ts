import type { Token, WrittenOperator } from './words'
import type { ExpressionError, ExpressionProblem, Quantity } from './tree'

/** Brackets, signs, functions and powers inside one another. */
const MOST_LEVELS = 40

/** Functions and powers: each may take a millisecond, and an answer has to come within a frame. */
const MOST_CALLS = 16

/** Unwinds the descent of the parser, which makes a value of it. */
export class Refusal extends Error {
  readonly error: ExpressionError

  constructor(error: ExpressionError) {
    super(error.code)
    this.error = error
  }
}

export interface Taken<Operator> {
  operator: Operator
  at: number
}

/** A place in the parts of an expression. */
export class Cursor {
  #next = 0
  #levels = 0
  #calls = 0
  readonly #tokens: readonly Token<Quantity>[]
  readonly #end: number

  /** @param end of the text: the place of what is missing there */
  constructor(tokens: readonly Token<Quantity>[], end: number) {
    this.#tokens = tokens
    this.#end = end
  }

  peek(): Token<Quantity> | undefined {
    return this.#tokens[this.#next]
  }

  step(): void {
    this.#next++
  }

  /** The operator at this place, if it is one of these; then the place is behind it. */
  takeOperator<Wanted extends WrittenOperator>(...wanted: Wanted[]): Taken<Wanted> | null {
    const token = this.peek()
    if (token?.kind !== 'operator') return null
    const operator = wanted.find((one) => one === token.operator)
    if (operator === undefined) return null
    this.step()
    return { operator, at: token.at }
  }

  countCall(): void {
    if (++this.#calls > MOST_CALLS) this.refuse('too-many-calls')
  }

  refuse(code: ExpressionProblem, at = this.peek()?.at ?? this.#end): never {
    throw new Refusal({ code, at })
  }

  /** One level deeper; refuses a deep nest before it is read to its end. */
  nested<Value>(parse: () => Value): Value {
    if (++this.#levels > MOST_LEVELS) this.refuse('too-deep')
    const value = parse()
    this.#levels--
    return value
  }
}
