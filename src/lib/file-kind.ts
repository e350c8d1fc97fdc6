/** Files that a tool opens for another app: pictures, and tables as text. */
export type FileKind = 'picture' | 'table'

/** The types that are offered to other apps, with how the names of such files end. */
export const FILE_TYPES: Readonly<Record<FileKind, Readonly<Record<string, readonly string[]>>>> = {
  picture: {
    'image/png': ['.png'],
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/webp': ['.webp'],
    'image/gif': ['.gif'],
    'image/avif': ['.avif'],
  },
  table: {
    'text/csv': ['.csv'],
    'text/tab-separated-values': ['.tsv'],
  },
}

const KINDS = ['picture', 'table'] as const satisfies readonly FileKind[]

/** The kind of a file, by its type or, where the system has no better one, by its name; null: another one. */
export function fileKindOf({ name, type }: { name: string; type: string }): FileKind | null {
  const isOf = (kind: FileKind) =>
    Object.entries(FILE_TYPES[kind]).some(
      ([ofKind, endings]) =>
        type === ofKind || endings.some((ending) => name.toLowerCase().endsWith(ending)),
    )
  return KINDS.find(isOf) ?? null
}
