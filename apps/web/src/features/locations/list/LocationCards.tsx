import type { FoundLocation } from '@lanewise/contract/location-shapes'
import { shownCompanyName, shownLocationName } from '@lanewise/domain/locations/location-name'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { cityLine, streetLine, TypeBadges } from '#features/locations/parts.tsx'
import { Link } from '#ui/action/Link.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { pathOf } from './location-columns.tsx'

type LocationCardsProps = {
  rows: readonly FoundLocation[]
  /** The one that is chosen on the map beside. */
  selectedId?: string | null
  /** Shows a card on the map beside; without it the whole card opens the location. */
  onShow?: (id: string) => void
}

/** The list on a small screen and beside the map: one card per location. */
export function LocationCards({ rows, selectedId = null, onShow }: LocationCardsProps) {
  return (
    <List aria-label="Locations" data-beside-map={onShow ? '' : undefined}>
      {rows.map((location) => (
        <Item
          key={location.id}
          data-location={location.id}
          aria-current={location.id === selectedId || undefined}
          onClick={() => onShow?.(location.id)}
        >
          <LocationCard location={location} />
        </Item>
      ))}
    </List>
  )
}

function LocationCard({ location }: { location: FoundLocation }) {
  const { locationNumber, supportLocationTypes } = location
  return (
    <>
      <Head>
        <Name component={RouterLink} to={pathOf(location)}>
          {shownLocationName(location)}
        </Name>
        <Small>{locationNumber}</Small>
      </Head>
      <Small>{shownCompanyName(location)}</Small>
      <div>
        {streetLine(location)}, {cityLine(location)}
      </div>
      {supportLocationTypes.length > 0 && <TypeBadges types={supportLocationTypes} />}
    </>
  )
}

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  '&[data-beside-map]': { gap: 0 },
})

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // On a phone the whole card opens the location; beside the map only its name does.
  ':not([data-beside-map]) > & a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.card,
  },
  '[data-beside-map] > &': {
    padding: '12px 16px',
    border: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
    cursor: 'pointer',
    scrollMarginBlock: 48,
  },
  '[data-beside-map] > &:hover': { backgroundColor: theme.vars.palette.hover },
  '[data-beside-map] > &[aria-current]': {
    backgroundColor: theme.vars.palette.accent.soft,
    boxShadow: `inset 3px 0 ${theme.vars.palette.accent.main}`,
  },
}))

const Head = styled('div')({ display: 'flex', gap: 12, justifyContent: 'space-between', width: '100%' })
const Name = styled(Link)({ fontWeight: 600, overflowWrap: 'anywhere' }) as typeof Link

const Small = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
}))
