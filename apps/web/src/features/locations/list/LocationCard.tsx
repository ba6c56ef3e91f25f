import type { Location } from '@lanewise/contract/location-shapes'
import { locationEntity } from '@lanewise/contract/locations'
import { shownCompanyName, shownLocationName } from '@lanewise/domain/locations/location-name'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { cityLine, streetLine, TypeBadges } from '#features/locations/parts.tsx'
import type { CardProps } from '#platform/list/list-definition.ts'
import { Link } from '#ui/action/Link.tsx'
import { wholeCard } from '#ui/theme/cards.ts'

type LocationCardProps = Pick<CardProps<Location>, 'row'> & Partial<Pick<CardProps<Location>, 'check'>>

/** A location on a small screen, where the whole card opens it, or beside the map, where its name does. */
export function LocationCard({ row: location, check }: LocationCardProps) {
  const { locationNumber, supportLocationTypes } = location
  return (
    <Facts data-whole={check ? '' : undefined}>
      <Head>
        {check}
        <Name component={RouterLink} to={locationEntity.path(location)}>
          {shownLocationName(location)}
        </Name>
        <Small>{locationNumber}</Small>
      </Head>
      <Small>{shownCompanyName(location)}</Small>
      <div>
        {streetLine(location)}, {cityLine(location)}
      </div>
      {supportLocationTypes.length > 0 && <TypeBadges types={supportLocationTypes} />}
    </Facts>
  )
}

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '&[data-whole] a': wholeCard(theme),
}))

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, width: '100%' })
const Name = styled(Link)({ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }) as typeof Link

const Small = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
}))
