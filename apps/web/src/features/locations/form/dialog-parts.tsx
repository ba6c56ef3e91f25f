import type { AddressSuggestion, Location } from '@lanewise/contract/location-shapes'
import { shownCompanyName, shownLocationName } from '@lanewise/domain/locations/location-name'
import { styled } from '@mui/material/styles'
import { MapPin, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { cityLine, streetLine, TypeBadges } from '#features/locations/parts.tsx'
import { Button } from '#ui/action/Button.tsx'
import { radius } from '#ui/theme/tokens.ts'

type SearchResultProps = { title: string; onClear: () => void; children: ReactNode }

/** Result of the search, with a button to search again. */
export function SearchResult({ title, onClear, children }: SearchResultProps) {
  return (
    <Result role="status">
      <MapPin aria-hidden="true" />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
      <Button size="small" icon={<RotateCcw />} onClick={onClear}>
        Clear Search
      </Button>
    </Result>
  )
}

export function ExistingSummary({ location }: { location: Location }) {
  return (
    <>
      <p>
        <strong>{shownLocationName(location)}</strong> · {location.locationNumber}
      </p>
      <p>{shownCompanyName(location)}</p>
      <p>
        {streetLine(location)}, {cityLine(location)}
      </p>
      <TypeBadges types={location.supportLocationTypes} />
    </>
  )
}

export function NewSummary({ suggestion }: { suggestion: AddressSuggestion }) {
  return (
    <>
      <p>
        {streetLine(suggestion)}, {cityLine(suggestion)}
      </p>
      {suggestion.ianaTimeZone && <p>{suggestion.ianaTimeZone.replaceAll('_', ' ')}</p>}
    </>
  )
}

const Result = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.accent.softBorder}`,
  backgroundColor: theme.vars.palette.accent.soft,
  '& > svg': { marginTop: 2, color: theme.vars.palette.accent.fg },
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h3': theme.typography.h3,
  '& p': { color: theme.vars.palette.text.secondary },
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 500 },
}))

export const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
}))
