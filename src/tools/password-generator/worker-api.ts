import type { createPasswordApi } from './domain/password-api'

export type PasswordWorkerApi = ReturnType<typeof createPasswordApi>
