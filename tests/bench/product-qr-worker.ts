// The worker's source is compiled with the types of a worker, the tests with those of a page: a glob
// brings it in without bringing the two together.
import.meta.glob('../../workers/qr.worker.ts', { eager: true })
