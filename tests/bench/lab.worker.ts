import { expose } from 'comlink'
import { createLab } from './lab'
import { ours } from './ours'
import { qrPackage } from './qr-package'

expose(createLab({ ours, 'qr + convertToBlob': qrPackage }))
