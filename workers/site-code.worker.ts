import { siteCode } from '../src/tools/qr-generator/domain/site-code'

// It is asked once, by its name, and then it goes: there is nothing to call.
postMessage(siteCode(self.name))
