import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { formatNumber, formatWeight, humanize } from '@lanewise/domain/shared/format'
import { Check } from 'lucide-react'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { Facts, Needs } from './public-layout.tsx'

/** Freight and requirements for truck and driver. */
export function LoadCard({ request: { load, commodities } }: { request: CarrierLoad }) {
  const needs = needsOf(load)
  return (
    <Card flush title="Load">
      <Facts>
        <KeyValue label="Equipment">
          {load.equipmentTypes.map(humanize).join(', ') || equipmentModeLabels[load.equipmentMode]}
        </KeyValue>
        <KeyValue label="Weight">{formatWeight(load.weight)}</KeyValue>
        <KeyValue label="Pallets">{load.pallets > 0 && formatNumber(load.pallets)}</KeyValue>
        <KeyValue label="Packages">{load.packages > 0 && formatNumber(load.packages)}</KeyValue>
        <KeyValue label="Commodity">{commodities.join(', ')}</KeyValue>
      </Facts>
      {needs.length > 0 && (
        <Needs aria-label="Requirements">
          {needs.map((text) => (
            <li key={text}>
              <Check aria-hidden="true" />
              {text}
            </li>
          ))}
        </Needs>
      )}
    </Card>
  )
}

function needsOf(load: CarrierLoad['load']): string[] {
  const { reeferTemperatureMin: min, reeferTemperatureMax: max } = load
  return [
    ...load.trackingRequirements.map(({ description }) => description),
    ...(min !== null && max !== null ? [`Temperature ${min} to ${max} °F`] : []),
    ...(load.isTeamRequired ? ['Team'] : []),
    ...(load.isHazmat ? ['Hazmat endorsement'] : []),
  ]
}
