import type { TrackedShipment } from '@lanewise/contract/tracking-list'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { humanize } from '@lanewise/domain/shared/format'
import { type ShipmentStatus, shipmentStatusLabel, trackedStatuses } from '@lanewise/domain/shipments/shipment-status'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { daysField, optionsOf, placeField } from '#platform/list/filters/common/fields.tsx'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import { usePlaceName } from '#platform/list/filters/use-place-name.ts'
import type { ListFilters } from '#platform/list/list-definition.ts'
import { onTimeGlyph } from '#platform/status/OnTime.tsx'
import { ShipmentStatusGlyph } from '#platform/status/ShipmentStatusChip.tsx'
import { type FilterName, filterNames } from './tracked-query.ts'

const statusGlyph = (status: ShipmentStatus) => <ShipmentStatusGlyph status={status} />

/** Filter fields, with display names for the place ids in the address. */
function useFields(): readonly FilterField<FilterName>[] {
  const [params] = useSearchParams()
  const origin = usePlaceName(params.get('origin') ?? '')
  const destination = usePlaceName(params.get('destination') ?? '')
  return useMemo(
    () => [
      { name: 'onTime', label: 'On time', options: optionsOf(onTimeStatuses, humanize, onTimeGlyph) },
      { name: 'status', label: 'Status', options: optionsOf(trackedStatuses, shipmentStatusLabel, statusGlyph) },
      placeField('origin', 'Origin', origin),
      placeField('destination', 'Destination', destination),
      daysField('pickup', 'Scheduled pickup'),
      daysField('delivery', 'Scheduled delivery'),
      { name: 'mode', label: 'Shipping mode', options: optionsOf(shippingModes, (mode) => mode) },
    ],
    [origin, destination],
  )
}

export const filters: ListFilters<TrackedShipment, FilterName> = { names: filterNames, useFields, resetsAll: true }
