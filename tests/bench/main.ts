import { createLab } from './lab'
import { labWorkers, timeInWorkers } from './lab-workers'
import { ours } from './ours'
import { qrCodeStyling, qrcodeToDataUrl } from './page-makers'

const [worker] = labWorkers(1)
if (!worker) throw new Error('there is no worker')

window.bench = {
  page: createLab({ ours, 'qrcode.toDataURL': qrcodeToDataUrl, 'qr-code-styling': qrCodeStyling }),
  worker,
  timeInWorkers,
}
