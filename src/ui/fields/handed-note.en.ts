export const firstOpened = (name: string, count: number) =>
  count === 1 ? `${name} is open.` : `${name} is open, the first of ${count} files.`
export const openIn = (title: string) => `Open in ${title}`
