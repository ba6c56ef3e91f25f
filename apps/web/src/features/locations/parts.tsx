import type { Location } from '@lanewise/contract/location-shapes'
import { type LocationType, locationTypeLabels } from '@lanewise/domain/locations/location-types'
import { styled } from '@mui/material/styles'
import { Badge } from '#ui/data/Badge.tsx'

type Address = Pick<Location, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode' | 'country'>

export const streetLine = ({ addressLine1, addressLine2 }: Pick<Address, 'addressLine1' | 'addressLine2'>) =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')

/** The country is shown unless it is the US. */
export const cityLine = ({ city, state, postalCode, country }: Omit<Address, 'addressLine1' | 'addressLine2'>) =>
  `${city}, ${state} ${postalCode}${country === 'US' ? '' : ` ${country}`}`

export const TypeBadges = ({ types }: { types: readonly LocationType[] }) => (
  <Badges>
    {types.map((type) => (
      <Badge key={type}>{locationTypeLabels[type]}</Badge>
    ))}
  </Badges>
)

const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 })
