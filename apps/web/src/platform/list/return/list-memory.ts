/** Where somebody left a list. */
export type Left = { search: string; rowId: string; scroll: number }

const left = new Map<string, Left>()

/** Kept in this window for each user and list, so that the way back leads to the same filter, page and row (DEF-124). */
export const listMemory = {
  of: (userId: string, list: string): Left | undefined => left.get(`${userId} ${list}`),
  keep: (userId: string, list: string, where: Left) => void left.set(`${userId} ${list}`, where),
}
