import type { Location } from '@lanewise/contract/location-shapes'
import { locationEntity } from '@lanewise/contract/locations'
import { shownCompanyName, shownLocationName } from '@lanewise/domain/locations/location-name'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { cityLine, streetLine, TypeBadges } from '#features/locations/parts.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { floating } from '#ui/theme/floating.ts'
import { radius } from '#ui/theme/tokens.ts'

export function PlaceCard({ location, onClose }: { location: Location; onClose: () => void }) {
  const name = shownLocationName(location)
  return (
    <Panel aria-label={name}>
      <Head>
        <strong>{name}</strong>
        <IconButton label="Close" icon={<X />} size="small" onClick={onClose} />
      </Head>
      <p>{shownCompanyName(location)}</p>
      <p>{streetLine(location)}</p>
      <p>{cityLine(location)}</p>
      <TypeBadges types={location.supportLocationTypes} />
      <Button size="small" component={RouterLink} to={locationEntity.path(location)}>
        Open {location.locationNumber}
      </Button>
    </Panel>
  )
}

const Panel = styled('section')(({ theme }) => ({
  ...floating(theme, radius.popover),
  position: 'absolute',
  left: 16,
  bottom: 40,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  width: 'min(300px, calc(100% - 32px))',
  padding: 12,
  '& p': { color: theme.vars.palette.text.secondary },
  '& > a': { marginTop: 4 },
}))

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  '& > button': { margin: -4 },
})
