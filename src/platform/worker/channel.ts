import { transfer } from 'comlink'

/** Two ends of a channel between two workers, each to be an argument of one call: then they need no page between them. */
export function openChannel(): readonly [MessagePort, MessagePort] {
  const { port1, port2 } = new MessageChannel()
  return [transfer(port1, [port1]), transfer(port2, [port2])]
}
