import type { Location } from '@lanewise/contract/location-shapes'
import { locationLabels as labels } from '@lanewise/domain/locations/labels'
import { requirementFlagLabels } from '@lanewise/domain/locations/location-types'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Badge } from '#ui/data/Badge.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'

/** Requirements that a truck must know before its arrival. */
export function FactsCard({ location }: { location: Location }) {
  const { requirementFlags, ediCodes, averageLoadingMinutes, averageUnloadingMinutes, leadProviderId } = location
  return (
    <Card title="Details">
      <Facts>
        <KeyValue label={labels.requirementFlags}>
          {requirementFlags.length > 0 && (
            <Badges texts={requirementFlags.map((flag) => requirementFlagLabels[flag])} />
          )}
        </KeyValue>
        <KeyValue label={labels.ediCodes}>{ediCodes.length > 0 && <Badges texts={ediCodes} />}</KeyValue>
        <KeyValue label="Average loading time">{minutes(averageLoadingMinutes)}</KeyValue>
        <KeyValue label="Average unloading time">{minutes(averageUnloadingMinutes)}</KeyValue>
        {location.locationAlias && <KeyValue label={labels.verifiedLocationName}>{location.locationName}</KeyValue>}
        {location.companyAlias && <KeyValue label={labels.companyName}>{location.companyName}</KeyValue>}
        {leadProviderId && <KeyValue label={labels.leadProviderId}>{leadProviderId}</KeyValue>}
      </Facts>
    </Card>
  )
}

const Badges = ({ texts }: { texts: readonly string[] }) => (
  <Line>
    {texts.map((text) => (
      <Badge key={text}>{text}</Badge>
    ))}
  </Line>
)

const minutes = (count: number | null) => (count === null ? null : `${formatNumber(count)} min`)

const Facts = styled('dl')({ display: 'grid', gap: 12 })
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 2 })
