import type { Location } from '@lanewise/contract/location-shapes'

/** What can be done from the list. */
export type ListActions = {
  sort: (sort: string) => void
  clear: () => void
  add: () => void
  edit: (location: Location) => void
  remove: (location: Location) => void
}
