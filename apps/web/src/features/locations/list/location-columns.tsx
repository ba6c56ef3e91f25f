import type { Location } from '@lanewise/contract/location-shapes'
import { locationEntity } from '@lanewise/contract/locations'
import { shownCompanyName, shownLocationName } from '@lanewise/domain/locations/location-name'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { cityLine, streetLine, TypeBadges } from '#features/locations/parts.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { Link } from '#ui/action/Link.tsx'
import { type Column, TwoLines } from '#ui/data/table/DataTable.tsx'

export const columns: readonly Column<Location>[] = [
  {
    id: 'number',
    head: 'Number',
    sort: 'number',
    width: 118,
    cell: (location) => (
      <Link number component={RouterLink} to={locationEntity.path(location)}>
        {location.locationNumber}
      </Link>
    ),
  },
  {
    id: 'name',
    head: 'Location',
    sort: 'name',
    lines: 2,
    cell: (location) => <TwoLines first={shownLocationName(location)} second={shownCompanyName(location)} />,
  },
  {
    id: 'city',
    head: 'Address',
    sort: 'city',
    lines: 2,
    cell: (location) => <TwoLines first={streetLine(location)} second={cityLine(location)} />,
  },
  {
    id: 'types',
    head: 'Type',
    hideBelow: 'w1024',
    cell: ({ supportLocationTypes }) => supportLocationTypes.length > 0 && <TypeBadges types={supportLocationTypes} />,
  },
  {
    id: 'ediCodes',
    head: 'Warehouse IDs',
    width: 150,
    hideBelow: 'lg',
    cell: ({ ediCodes }) => ediCodes.join(', '),
  },
  {
    id: 'updated',
    head: 'Last changed',
    sort: 'updated',
    width: 168,
    hideBelow: 'xl',
    cell: ({ updatedAt }) => <Figures>{dateTimeHere(updatedAt)}</Figures>,
  },
]

const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums' })
