import type { ListPage } from './list-query.ts'

/** A page of a list in the shape of the API answer. */
export async function listAnswer<O, A>({ rows, ...page }: ListPage<O>, view: (rows: O[]) => A[] | Promise<A[]>) {
  return { ...page, data: await view(rows) }
}
