import { operate } from './arithmetic'
import { hasMemory, needsMemory, shownValue, withResult, type Calculator } from './calculator'
import { settle, ZERO, type Decimal } from './decimal'
import type { MemoryKey } from './keys'

/** The number stays on the display, but a digit now starts a new entry. */
function store(state: Calculator, memory: Decimal, shown: Decimal): Calculator {
  if (!memory.isFinite()) {
    return { ...state, display: { kind: 'error', source: null }, pending: null, note: 'too-large' }
  }
  if (state.display.kind !== 'entry') return { ...state, memory }
  return { ...state, memory, display: { kind: 'result', value: settle(shown), source: null } }
}

export function pressMemory(state: Calculator, key: MemoryKey): Calculator {
  if (needsMemory(key) && !hasMemory(state)) return state
  if (key === 'MC') return { ...state, memory: ZERO }
  if (key === 'MR') return withResult(state, state.memory)
  const shown = shownValue(state)
  if (!shown) return state
  if (key === 'MS') return store(state, settle(shown), shown)
  return store(state, settle(operate(state.memory, key === 'M+' ? '+' : '-', shown)), shown)
}
