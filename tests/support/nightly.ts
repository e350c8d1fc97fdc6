/** `npm run test:nightly`: all of what `npm test` has a short form of, and the tests that are {@link NIGHTLY}. */
export const isNightly = process.env['NIGHTLY'] === '1'

/**
 * For a browser test of what happens seldom: a second click, another tab, a touch that is cancelled, a part that comes
 * late, paper, forced colors. It runs every night, and by `NIGHTLY=1` before the command of a layer.
 */
export const NIGHTLY = { tag: '@nightly' }
