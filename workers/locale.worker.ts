import { readLocaleFacts } from '../src/lib/locale-facts'

// It is asked once, and then it goes: there is nothing to call.
postMessage(readLocaleFacts(undefined))
