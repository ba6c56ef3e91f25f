import type { Location } from '@lanewise/contract/location-shapes'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { wallClock } from '@lanewise/domain/shared/written-date'
import { styled } from '@mui/material/styles'
import { Copy } from 'lucide-react'
import { cityLine, streetLine } from '#features/locations/parts.tsx'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { useCopy } from '#ui/feedback/Snackbars.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'
import { MapView } from '#ui/map/MapView.tsx'

export function AddressCard({ location }: { location: Location }) {
  const { latitude, longitude, ianaTimeZone } = location
  const copy = useCopy()
  const lines = [streetLine(location), cityLine(location)]
  const { weekday, time, zoneName } = wallClock(useNow(), ianaTimeZone)
  return (
    <Card
      flush
      title="Address"
      side={
        <Button size="small" icon={<Copy />} onClick={() => void copy(lines.join('\n'))}>
          Copy
        </Button>
      }
    >
      <Facts>
        <KeyValue label="Address">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </KeyValue>
        <KeyValue label="Time zone">{ianaTimeZone.replaceAll('_', ' ')}</KeyValue>
        <KeyValue label="Local time">
          {weekday} {time} {zoneName}
        </KeyValue>
      </Facts>
      {latitude === null || longitude === null ? (
        <Unknown>This address could not be placed on the map.</Unknown>
      ) : (
        <MapView
          label={`Map of ${shownLocationName(location)}`}
          markers={[{ id: location.id, latitude, longitude, label: shownLocationName(location) }]}
          selectedId={location.id}
          height={260}
        />
      )}
    </Card>
  )
}

const Facts = styled(KeyValues)({ padding: 16 })
const Unknown = styled('p')(({ theme }) => ({ padding: '0 16px 16px', color: theme.vars.palette.text.tertiary }))
