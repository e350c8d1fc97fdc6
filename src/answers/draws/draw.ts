import type { PickBelow } from '#lib/uniform'

/** What is to be drawn at random. */
type DrawRequest =
  | { kind: 'dice'; count: number; sides: number; plus: number }
  | { kind: 'coins'; count: number }
  /** Whole numbers, both ends included. */
  | { kind: 'number'; from: number; to: number }
  | { kind: 'uuid' }

export type Drawn =
  | { kind: 'dice'; rolls: readonly number[]; sides: number; plus: number }
  | { kind: 'coins'; heads: readonly boolean[] }
  | { kind: 'number'; value: number; from: number; to: number }
  | { kind: 'uuid'; text: string }

const DICE =
  /^(?:(?:roll|throw) )?(?:(?:an? )?(?:(\d+) ?)?d(\d+)(?: ?([-−+] ?\d{1,6}))?|(?:(?:the|an?|some) )?(?:(\d+) )?(?:dice|die)(?: (\d+) times)?)$/i
const COINS =
  /^(?:(?:flip|toss|throw) (?:(?:the|an?|(\d+)) )?coins?(?: (\d+) times)?|coin|heads or tails)$/i
const END = String.raw`([-−]?\d{1,3}(?:,\d{3})+|[-−]?\d{1,10})`
const NUMBER = new RegExp(
  String.raw`^(?:(?:pick|choose|draw) )?(?:an? )?(?:random (?:whole )?(?:number|integer)|(?<=(?:pick|choose|draw) (?:an? )?)number|random)(?: in)?(?: (?:from |between )?${END} ?(?:-|–|to|and|\.\.+) ?${END})?$`,
  'i',
)
const UUID = /^(?:random |new )?(?:uuid|guid)(?: ?v?4)?$/i
const SEVERAL_UUIDS = /^(?:\d+ (?:random |new )?(?:uuid|guid)s?|(?:uuid|guid)s? \d+)$/i
/** `dice roller`, `coin flip`, `random number generator`: what makes it may be named. */
const MAKER = / (?:generator|(?:roll|flip|toss)(?:p?er)?)$/i

const MOST_THROWS = 100
const MOST_SIDES = 1_000_000
const LARGEST_END = 2 ** 31

const signed = (text: string) => Number(text.replace('−', '-').replace(' ', ''))
const numberOf = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'))

/** Reads `roll 2d6`, `coin flip`, `random number 1-100`, `uuid`; null for anything else. */
export function readDraw(question: string): DrawRequest | 'out-of-range' | null {
  const wanted = question.replace(MAKER, '')
  if (UUID.test(wanted)) return { kind: 'uuid' }
  if (SEVERAL_UUIDS.test(wanted)) return 'out-of-range'
  const dice = DICE.exec(wanted)
  if (dice) {
    const [, before, sides = 6, plus = '0', behind, times = 1] = dice
    const count = Number(before ?? behind ?? times)
    const request = { kind: 'dice', count, sides: Number(sides), plus: signed(plus) } as const
    const isThrown = request.count >= 1 && request.count <= MOST_THROWS
    return isThrown && request.sides >= 2 && request.sides <= MOST_SIDES ? request : 'out-of-range'
  }
  const coins = COINS.exec(wanted)
  if (coins) {
    const count = Number(coins[1] ?? coins[2] ?? 1)
    return count >= 1 && count <= MOST_THROWS ? { kind: 'coins', count } : 'out-of-range'
  }
  const number = NUMBER.exec(wanted)
  // `random` alone may be the beginning of another question.
  if (!number || /^random$/i.test(wanted)) return null
  const [, first = '1', last = '100'] = number
  const [from = 0, to = 0] = [numberOf(first), numberOf(last)].sort((a, b) => a - b)
  if (from < -LARGEST_END || to >= LARGEST_END) return 'out-of-range'
  return { kind: 'number', from, to }
}

/** RFC 9562, section 5.4: 122 random bits, version 4, variant 10. */
function uuid(pick: PickBelow): string {
  const hex = Array.from({ length: 32 }, () => pick(16))
  hex[12] = 4
  hex[16] = 8 + pick(4)
  const digits = hex.map((digit) => digit.toString(16)).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const times = <Value>(count: number, draw: () => Value) => Array.from({ length: count }, draw)

/** Draws what is requested; each outcome is equally likely. */
export function drawn(request: DrawRequest, pick: PickBelow): Drawn {
  switch (request.kind) {
    case 'dice': {
      const { count, sides, plus } = request
      return { kind: 'dice', sides, plus, rolls: times(count, () => 1 + pick(sides)) }
    }
    case 'coins':
      return { kind: 'coins', heads: times(request.count, () => pick(2) === 0) }
    case 'number':
      return { ...request, value: request.from + pick(request.to - request.from + 1) }
    default:
      return { kind: 'uuid', text: uuid(pick) }
  }
}
