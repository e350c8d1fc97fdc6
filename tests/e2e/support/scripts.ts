/** Where the build puts the code of the QR generator, for `page.route`. */
export const QR_CHUNK = '**/static/js/qr-generator-*.chunk.js'
export const QR_WORKER = '**/static/js/qr.worker-*.js'
