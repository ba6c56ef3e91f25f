import { refuse } from '#platform/refuse.ts'
import type { LocationRow } from '../locations.queries.ts'
import { nameWithNumber } from '../record-location.ts'

export const takenAddress = (existing: string) => `There is already a location at this address: ${existing}`

/**
 * A second location at an address is refused with the number of the first one, so that the form can offer a merge.
 * (LOCPAGE-3)
 */
export const refuseTakenAddress = (existing: LocationRow): never => {
  const message = takenAddress(nameWithNumber(existing))
  return refuse.exists(message, existing.locationNumber, { addressLine1: [message] })
}
