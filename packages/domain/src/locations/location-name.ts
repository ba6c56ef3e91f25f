import { type Address, addressLine } from './address.ts'

type Named = { locationName: string; locationAlias?: string | null | undefined }

/** What the company calls a location: its own name for it, else the default name. */
export const shownLocationName = ({ locationName, locationAlias }: Named): string => locationAlias || locationName

/** What the company calls the firm a location belongs to. */
export const shownCompanyName = ({
  companyName,
  companyAlias,
}: {
  companyName: string
  companyAlias?: string | null | undefined
}): string => companyAlias || companyName

/** The default name of a location that was entered without one. */
export const defaultLocationName = ({ companyName, city }: { companyName: string; city: string }): string =>
  `${companyName} – ${city}`

type Option = Named & Omit<Address, 'country'> & Parameters<typeof shownCompanyName>[0]

/** LOC-7: a location as an option of a search; its name stands there only when it is asked for. */
export function locationOptionLabel(
  location: Option,
  { showLocationName }: { showLocationName: boolean | undefined },
): string {
  const names = [shownCompanyName(location), ...(showLocationName ? [shownLocationName(location)] : [])]
  return `${names.join(' – ')}, ${addressLine(location)}`
}
