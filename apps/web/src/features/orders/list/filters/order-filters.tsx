import { type OrderSummary, stopChoices } from '@lanewise/contract/order-list'
import { equipmentTypes, equipmentTypesOf } from '@lanewise/domain/freight/equipment-types'
import { freightTermLabels, freightTerms } from '@lanewise/domain/freight/freight-terms'
import { shippingModes } from '@lanewise/domain/freight/modes'
import { listedFlagLabels } from '@lanewise/domain/orders/fields'
import { type OrderStatus, orderStatusLabel, reachableStatuses } from '@lanewise/domain/orders/order-status'
import { orderTypeLabels, orderTypes } from '@lanewise/domain/orders/order-types'
import { formatNumber } from '@lanewise/domain/shared/format'
import { daysField, optionsOf } from '#platform/list/filters/common/fields.tsx'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import type { ListFilters } from '#platform/list/list-definition.ts'
import { OrderStatusGlyph } from '#platform/status/OrderStatusChip.tsx'
import { Select } from '#ui/form/Select.tsx'
import { CompanyFilter } from './CompanyFilter.tsx'
import { placeText, readPlace, readWeight, weightText } from './filter-address.ts'
import { type FilterName, filterNames, orderMarks, orderNeeds } from './order-query.ts'
import { PlaceFilter, placeName } from './PlaceFilter.tsx'
import { ReferenceFilter } from './ReferenceFilter.tsx'
import { WeightFilter } from './WeightFilter.tsx'

type OrderField = FilterField<FilterName>

const trailers: Record<string, string> = Object.assign({}, ...Object.values(equipmentTypesOf))
const markLabels: Record<(typeof orderMarks)[number], string> = {
  requiresAppointment: 'Requires appointment',
  missingAppointment: 'Missing appointment',
  hasPendingChangeRequests: 'Pending change requests',
}
const needLabels: Record<(typeof orderNeeds)[number], string> = {
  isHazmatRequired: 'Hazmat',
  ...listedFlagLabels,
}

const placeField = (name: 'origin' | 'destination', label: string): OrderField => ({
  name,
  label,
  controls: ({ values: [text], onChange }) => (
    <PlaceFilter
      label={label}
      value={readPlace(text)}
      onChange={(choice) => onChange(choice ? [placeText(choice)] : [])}
    />
  ),
  textOf: (text) => {
    const place = readPlace(text)
    if (!place) return text
    return place.city === null ? placeName(place) : `${placeName(place)}, ${place.miles} mi`
  },
})

const companyField = (name: 'originCompany' | 'destinationCompany', label: string): OrderField => ({
  name,
  label,
  control: ({ values: [company = null], onChange }) => (
    <CompanyFilter value={company} onChange={(next) => onChange(next ? [next] : [])} />
  ),
})

const counts = stopChoices.map((count) => ({ value: String(count), label: `${count}+` }))

const stopsField = (name: 'pickups' | 'drops', label: string): OrderField => ({
  name,
  label,
  options: counts,
  control: ({ values: [value], onChange }) => (
    <Select
      clearable
      value={value}
      options={counts}
      placeholder="Any"
      onChange={(next) => onChange(next ? [next] : [])}
    />
  ),
})

/** In the order of an order's life; voided orders are looked for least. */
const offered = [...reachableStatuses.filter((status) => status !== 'Voided'), 'Voided' as const]
const glyphOf = (status: OrderStatus) => <OrderStatusGlyph status={status} />

const fields: readonly OrderField[] = [
  { name: 'status', label: 'Status', options: optionsOf(offered, orderStatusLabel, glyphOf) },
  daysField('pickup', 'Pickup'),
  daysField('delivery', 'Delivery'),
  placeField('origin', 'Origin'),
  placeField('destination', 'Destination'),
  companyField('originCompany', 'Origin company'),
  companyField('destinationCompany', 'Destination company'),
  { name: 'mode', label: 'Shipping mode', options: optionsOf(shippingModes, (mode) => mode) },
  {
    name: 'weight',
    label: 'Weight',
    controls: ({ values: [text], onChange }) => (
      <WeightFilter value={readWeight(text)} onChange={(choice) => onChange(weightText(choice))} />
    ),
    textOf: (text) => {
      const { min, max } = readWeight(text)
      return `${formatNumber(min)}–${formatNumber(max)} lbs`
    },
  },
  { name: 'order', label: 'Order', options: optionsOf(orderMarks, (mark) => markLabels[mark]) },
  { name: 'needs', label: 'Requirements', options: optionsOf(orderNeeds, (need) => needLabels[need]) },
  { name: 'type', label: 'Order type', options: optionsOf(orderTypes, (type) => orderTypeLabels[type]) },
  { name: 'terms', label: 'Freight terms', options: optionsOf(freightTerms, (term) => freightTermLabels[term]) },
  { name: 'equipment', label: 'Equipment', options: optionsOf(equipmentTypes, (type) => trailers[type] ?? type) },
  {
    name: 'reference',
    label: 'Reference number',
    control: ({ values: [text = ''], onChange }) => (
      <ReferenceFilter value={text} onChange={(next) => onChange(next ? [next] : [])} />
    ),
  },
  stopsField('pickups', 'Pickups'),
  stopsField('drops', 'Dropoffs'),
  daysField('created', 'Created', 'behind'),
]

export const filters: ListFilters<OrderSummary, FilterName> = { names: filterNames, useFields: () => fields }
