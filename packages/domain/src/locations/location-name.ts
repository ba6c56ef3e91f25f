import { type Address, addressLine } from './address.ts'

type NameFacts = { locationName: string; locationAlias?: string | null | undefined }

/** The company's own name for a location, else the default name. */
export const shownLocationName = ({ locationName, locationAlias }: NameFacts): string => locationAlias || locationName

/** The company's own name for the firm that a location belongs to, else the firm's name. */
export const shownCompanyName = ({
  companyName,
  companyAlias,
}: {
  companyName: string
  companyAlias?: string | null | undefined
}): string => companyAlias || companyName

/** Default name of a location that was entered without a name. */
export const defaultLocationName = ({ companyName, city }: { companyName: string; city: string }): string =>
  `${companyName} – ${city}`

type Option = NameFacts & Omit<Address, 'country'> & Parameters<typeof shownCompanyName>[0]

/** A location as a search option; its name is shown only on request. (LOC-7) */
export function locationOptionLabel(
  location: Option,
  { showLocationName }: { showLocationName: boolean | undefined },
): string {
  const names = [shownCompanyName(location), ...(showLocationName ? [shownLocationName(location)] : [])]
  return `${names.join(' – ')}, ${addressLine(location)}`
}
