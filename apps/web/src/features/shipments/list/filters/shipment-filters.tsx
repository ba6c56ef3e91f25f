import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { humanize } from '@lanewise/domain/shared/format'
import {
  type ShipmentStatus,
  shipmentStatusLabel,
  shipmentStatusNames,
} from '@lanewise/domain/shipments/shipment-status'
import { onTimeStatuses } from '@lanewise/domain/tracking/on-time'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useDisabledReason } from '#platform/allowed.tsx'
import { daysField, optionsOf, placeField } from '#platform/list/filters/common/fields.tsx'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import { usePlaceName } from '#platform/list/filters/use-place-name.ts'
import type { ListFilters } from '#platform/list/list-definition.ts'
import { onTimeGlyph } from '#platform/status/OnTime.tsx'
import { ShipmentStatusGlyph } from '#platform/status/ShipmentStatusChip.tsx'
import { Select } from '#ui/form/Select.tsx'
import { expiryChoices, type FilterName, filterNames } from './shipment-query.ts'

type ShipmentField = FilterField<FilterName>

const expiries = optionsOf(expiryChoices, (minutes) => `Within ${durationText(Number(minutes) * 60)}`)

const expiryField: ShipmentField = {
  name: 'expires',
  label: 'Offer expires',
  options: expiries,
  control: ({ values: [value], onChange }) => (
    <Select
      clearable
      value={value}
      options={expiries}
      placeholder="Any time"
      onChange={(next) => onChange(next ? [next] : [])}
    />
  ),
  textOf: (minutes) => `Within ${durationText(Number(minutes) * 60)}`,
}

/** The draft status is offered only to users who may see drafts. (DEF-42) */
const statusField = (seesDrafts: boolean): ShipmentField => ({
  name: 'status',
  label: 'Status',
  options: optionsOf(
    [...shipmentStatusNames.filter((name) => isOffered(name, seesDrafts)), 'Voided' as const],
    shipmentStatusLabel,
    (status) => <ShipmentStatusGlyph status={status} />,
  ),
})

/** Voided shipments come last, because they are looked for least. */
const isOffered = (name: ShipmentStatus, seesDrafts: boolean) => name !== 'Voided' && (seesDrafts || name !== 'Drafted')

/** Filter fields, with display names for the place ids in the address. */
function useFields(): readonly ShipmentField[] {
  const [params] = useSearchParams()
  const origin = usePlaceName(params.get('origin') ?? '')
  const destination = usePlaceName(params.get('destination') ?? '')
  const seesDrafts = useDisabledReason({ permissions: ['ViewDraftShipment'] }) === undefined
  return useMemo(
    () => [
      statusField(seesDrafts),
      { name: 'attention', label: 'Needs attention', options: [{ value: 'yes', label: 'Needs attention' }] },
      { name: 'onTime', label: 'On time', options: optionsOf(onTimeStatuses, humanize, onTimeGlyph) },
      placeField('origin', 'Origin', origin),
      placeField('destination', 'Destination', destination),
      daysField('pickup', 'Scheduled pickup'),
      daysField('pickedUp', 'Actual pickup', 'behind'),
      daysField('delivery', 'Scheduled delivery'),
      daysField('delivered', 'Actual delivery', 'behind'),
      { name: 'mode', label: 'Shipping mode', options: optionsOf(shippingModes, (mode) => mode) },
      expiryField,
    ],
    [origin, destination, seesDrafts],
  )
}

export const filters: ListFilters<ShipmentSummary, FilterName> = { names: filterNames, useFields, resetsAll: true }
