/** The fields of the form in which another app has shared something; null: there is nothing. */
type Shared = [name: string, value: FormDataEntryValue][]

/** Held in memory until a page takes it: nothing of it reaches a server, an address or what is kept. */
let shared: Shared | null = null

/** Takes what another app posts to a page, and opens that page; without it, where the form cannot be read. */
export async function receiveShared(url: URL, request: Request): Promise<Response> {
  shared = await request.formData().then(
    (form) => [...form],
    () => null,
  )
  return Response.redirect(`${url.origin}${url.pathname}#shared`, 303)
}

export function forgetShared(): void {
  shared = null
}

/** Posts the fields to the page that asks, once; null where there are none, as after a restart of the worker. */
export function giveShared({ ports }: ExtendableMessageEvent): void {
  ports[0]?.postMessage(shared)
  forgetShared()
}
