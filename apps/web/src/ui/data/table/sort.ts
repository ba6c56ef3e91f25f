/** An order is the name of a column, with a minus before it when it runs downwards: `city`, `-city`. */
export type SortDirection = 'ascending' | 'descending' | 'none'

export function directionOf(sort: string, name: string): SortDirection {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : 'none'
}

/** The order after a click on a head: upwards first, then the other way round. */
export const sortAfter = (sort: string, name: string) => (sort === name ? `-${name}` : name)
