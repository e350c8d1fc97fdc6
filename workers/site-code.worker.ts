import { plainCode } from '../src/tools/qr-generator/domain/site-code'

// It is asked once, by its name, and then it goes: there is nothing to call.
postMessage(plainCode(self.name))
