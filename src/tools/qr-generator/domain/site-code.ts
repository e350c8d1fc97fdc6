/** The QR code of an address; null where its encoder, which comes only now, does not come. */
export async function drawSiteCode(address: string) {
  const encoder = await import('./plain-code').catch(() => null)
  return encoder && encoder.plainCode(address)
}
