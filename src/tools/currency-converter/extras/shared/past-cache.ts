/** Files of past days on the device, as texts, by the address that they came from. Never rejects. */
export interface PastCache {
  get: (url: string) => Promise<string | null>
  put: (url: string, text: string) => Promise<void>
}
