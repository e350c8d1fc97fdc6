import { expose } from 'comlink'
import { createLab } from './lab'
import { ours, qrWithOurWriter } from './ours'
import { qrPackage } from './qr-package'

expose(createLab({ ours, 'qr + our PNG writer': qrWithOurWriter, 'qr + convertToBlob': qrPackage }))
