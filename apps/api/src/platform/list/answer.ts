import type { Found } from './list-query.ts'

/** A page of a list as it leaves the server. */
export async function listAnswer<O, A>({ rows, ...page }: Found<O>, view: (rows: O[]) => A[] | Promise<A[]>) {
  return { ...page, data: await view(rows) }
}
