/** `npm run test:nightly`: all of what `npm test` has a short form of. */
export const isNightly = process.env['NIGHTLY'] === '1'
