import { dollarsOfCents } from '@lanewise/contract/money'
import type { OrderSummary } from '@lanewise/contract/order-list'
import { type EquipmentMode, isLtlMode, type ShippingMode } from '@lanewise/domain/freight/modes'
import type { FreightTerm } from '@lanewise/domain/orders/freight-terms'
import { type OrderStatusId, orderStatusOf } from '@lanewise/domain/orders/order-status'
import type { OrderType } from '@lanewise/domain/orders/order-types'
import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import type { ListedOrder } from './order-list.queries.ts'

/** ORDLIST-1: an order as lists show it. */
export const orderSummary = (row: ListedOrder): OrderSummary => ({
  id: row.id,
  version: row.version,
  orderNumber: row.orderNumber,
  onTimeStatus: row.onTimeStatus as OnTimeStatus | null,
  orderStatus: orderStatusOf(row.status),
  orderStatusId: row.status as OrderStatusId,
  customerName: row.customerName,
  referenceNumbers: referencesOf(row),
  orderType: row.orderType as OrderType,
  freightTermType: row.freightTermType as FreightTerm,
  createDateTime: row.createdAt.toISOString(),
  shipmentNumber: row.shipmentNumber,
  ...endsOf(row),
  ...freightOf(row),
})

/** "Other" is no kind that anybody knows by name. */
const referencesOf = ({ referenceNumbers }: ListedOrder): OrderSummary['referenceNumbers'] =>
  (referenceNumbers as unknown as EnteredReference[]).map(({ label, typeId, value }) => ({
    label,
    wellKnownTypeName: typeId === 'Other' ? null : typeId,
    value,
  }))

const endsOf = (row: ListedOrder) => ({
  origin: {
    city: row.originCity,
    state: row.originState,
    zip: row.originPostalCode,
    ianaTimeZone: row.originTimeZone,
    companyName: row.originCompanyName,
    companyAlias: row.originCompanyAlias,
  },
  destination: {
    city: row.destinationCity,
    state: row.destinationState,
    zip: row.destinationPostalCode,
    ianaTimeZone: row.destinationTimeZone,
    companyName: row.destinationCompanyName,
    companyAlias: row.destinationCompanyAlias,
  },
  originEarlyDateTime: row.originEarlyAt.toISOString(),
  originLateDateTime: row.originLateAt.toISOString(),
  originAppointmentDateTime: row.originAppointmentAt?.toISOString() ?? null,
  destinationEarlyDateTime: row.destinationEarlyAt.toISOString(),
  destinationLateDateTime: row.destinationLateAt.toISOString(),
  destinationAppointmentDateTime: row.destinationAppointmentAt?.toISOString() ?? null,
  pickupStops: row.pickupStops,
  dropoffStops: row.dropoffStops,
  distance: row.milesTenths === null ? null : row.milesTenths / 10,
  isMissingAppointment: row.isMissingAppointment,
})

const freightOf = (row: ListedOrder) => ({
  shippingMode: row.shippingMode as ShippingMode,
  equipmentMode: row.equipmentMode as EquipmentMode,
  ltlAccessorials: isLtlMode(row.shippingMode as ShippingMode) ? row.accessorials : [],
  weight: row.weight,
  pallets: row.stackablePallets + row.nonStackablePallets,
  stackablePallets: row.stackablePallets,
  nonStackablePallets: row.nonStackablePallets,
  linearFeet: row.usedLinearFeet,
  isHazmat: row.isHazmat,
  isTeamRequired: row.isTeamRequired,
  isJustInTime: row.isJustInTime,
  isBlind: row.isBlind,
  lowestShipRate: row.lowestShipCents === null ? null : dollarsOfCents(row.lowestShipCents),
  lowestShipMode: row.lowestShipMode as ShippingMode | null,
})
