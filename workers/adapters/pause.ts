/** Lets other work of this thread go first. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve))
