import type { Location } from '@lanewise/contract/location-shapes'
import { styled } from '@mui/material/styles'
import { LocationCard } from './LocationCard.tsx'

type PlaceListProps = {
  rows: readonly Location[]
  /** Location selected on the map. */
  selectedId: string | null
  onShow: (id: string) => void
}

/** List beside the map. A click on a location shows it on the map. */
export function PlaceList({ rows, selectedId, onShow }: PlaceListProps) {
  return (
    <List aria-label="Locations">
      {rows.map((location) => (
        <Item
          key={location.id}
          data-location={location.id}
          aria-current={location.id === selectedId || undefined}
          onClick={() => onShow(location.id)}
        >
          <LocationCard row={location} />
        </Item>
      ))}
    </List>
  )
}

const List = styled('ul')({ listStyle: 'none' })

const Item = styled('li')(({ theme }) => ({
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  scrollMarginBlock: 48,
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.accent.soft,
    boxShadow: `inset 3px 0 ${theme.vars.palette.accent.main}`,
  },
}))
