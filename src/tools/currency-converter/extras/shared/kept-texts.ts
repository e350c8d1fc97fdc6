/** Texts on the device by the address that they came from. Never rejects. */
export interface KeptTexts {
  get: (url: string) => Promise<string | null>
  put: (url: string, text: string) => Promise<void>
}
