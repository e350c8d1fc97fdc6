/**
 * The environment for Vite and the test runners. Each of them sets NODE_ENV to what it needs; one
 * that comes from outside would turn a build into a development build, or the reverse.
 */
export function toolEnvironment({
  NODE_ENV: _ignored,
  ...env
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env
}
