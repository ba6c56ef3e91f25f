import type { BillAddress, BillItem, BillOrder, BillPlace } from '@lanewise/domain/bills-of-lading/bill-source'
import { requirementLabel } from '@lanewise/domain/freight/equipment-types'
import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import { accessorialLabels, isAccessorial } from '@lanewise/domain/rating/accessorials'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { printedHazards } from '#features/hazmat/index.ts'
import type { LoadedOrder } from '#features/orders/index.ts'

type OrderRow = LoadedOrder['order']
type StopRow = LoadedOrder['stops'][number]
type ItemRow = LoadedOrder['items'][number]

/** A dock with the notes and references of every order that is handled at it. */
export function placeOf(stops: readonly StopRow[]): BillPlace | null {
  const [first] = stops
  if (!first) return null
  const { companyName, locationName, contactFirstName, contactLastName, appointmentAt, timeZone } = first
  return {
    name: companyName === locationName ? companyName : `${companyName}, ${locationName}`,
    addressLine1: first.addressLine1,
    addressLine2: first.addressLine2,
    city: first.city,
    state: first.state,
    postalCode: first.postalCode,
    country: first.country,
    contactName: [contactFirstName, contactLastName].filter(Boolean).join(' ') || null,
    phone: first.contactPhone,
    references: stops.flatMap(({ referenceNumbers }) => referenceNumbers as EnteredReference[]),
    notes: [...new Set(stops.flatMap(({ notes }) => notes ?? []))],
    appointment: appointmentAt ? formatDateTime(appointmentAt, timeZone) : null,
  }
}

type Stops = { pickupStop: number; dropoffStop: number }

export const itemOf = (item: ItemRow, orderNumber: string, stops: Stops): BillItem => ({
  orderNumber,
  ...stops,
  description: item.description,
  productCode: item.customerProductCode,
  totalWeight: item.totalWeight,
  palletCount: item.palletCount,
  packageCount: item.packageCount,
  packagingUnitType: item.packagingUnitType,
  packageLength: item.packageLength,
  packageWidth: item.packageWidth,
  packageHeight: item.packageHeight,
  isStackable: item.isStackable,
  freightClass: item.freightClass,
  nmfcNumber: item.nmfcNumber,
  isHazmat: item.isHazmat,
  hazmatUNNumber: item.hazmatUnNumber,
  properShippingName: item.properShippingName,
  technicalName: item.technicalName,
  ...printedHazards({ ...item, hazmatUNNumber: item.hazmatUnNumber }),
  hazmatPackingGroup: item.hazmatPackingGroup,
  reportableQuantity: item.reportableQuantity,
  isLimitedQuantity: item.isLimitedQuantity,
})

export const orderOf = (order: OrderRow, billTo: BillAddress): BillOrder => ({
  orderNumber: order.orderNumber,
  references: order.referenceNumbers as EnteredReference[],
  freightTerm: order.freightTermType,
  isBlind: order.isBlind,
  specialInstructions: order.specialInstructions,
  emergencyContact: order.hazmatEmergencyContactInfo,
  emergencyContract: order.chemtracAccountNumber,
  freightValueCents: order.freightValueCents,
  customsBroker:
    [
      order.customsBrokerName,
      order.customsBrokerContactName,
      order.customsBrokerPhoneNumber,
      order.customsBrokerPortOfEntry,
    ]
      .filter(Boolean)
      .join(', ') || null,
  services: [
    ...order.accessorials.map((one) => (isAccessorial(one) ? (accessorialLabels[one] ?? one) : one)),
    ...order.requirements.map(requirementLabel),
  ],
  billTo,
})

/** Temperature text of one order; null for freight without temperature control. */
export function temperatureOf({ reeferTemperature, reeferTemperatureMin: min, reeferTemperatureMax: max }: OrderRow) {
  if (reeferTemperature !== null) return `${reeferTemperature} °F`
  return min === null || max === null ? null : `${min} to ${max} °F`
}
