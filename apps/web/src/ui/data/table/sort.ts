/** A sort order is the name of a column, with a minus for descending order: `city`, `-city`. */
export type SortDirection = 'ascending' | 'descending' | 'none'

export function directionOf(sort: string, name: string): SortDirection {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : 'none'
}

/** The sort order after a click on a header: ascending first, then reversed. */
export const sortAfter = (sort: string, name: string) => (sort === name ? `-${name}` : name)
