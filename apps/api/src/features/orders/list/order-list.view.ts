import { dollarsOfCents } from '@lanewise/contract/money'
import type { OrderSummary } from '@lanewise/contract/order-list'
import { isLtlMode } from '@lanewise/domain/freight/modes'
import { forEachListedFlag } from '@lanewise/domain/orders/fields'
import { orderStatusOf } from '@lanewise/domain/orders/order-status'
import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import type { ListedOrder } from './order-list.queries.ts'

export const orderSummary = (row: ListedOrder): OrderSummary => ({
  id: row.id,
  version: row.version,
  orderNumber: row.orderNumber,
  onTimeStatus: row.onTimeStatus,
  orderStatus: orderStatusOf(row.status),
  orderStatusId: row.status,
  customerName: row.customerName,
  referenceNumbers: referencesOf(row),
  orderType: row.orderType,
  freightTermType: row.freightTermType,
  createDateTime: row.createdAt.toISOString(),
  shipmentNumber: row.shipmentNumber,
  ...endsOf(row),
  ...freightOf(row),
})

/** "Other" is not a well-known type, so its name is null. */
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
  shippingMode: row.shippingMode,
  equipmentMode: row.equipmentMode,
  ltlAccessorials: isLtlMode(row.shippingMode) ? row.accessorials : [],
  weight: row.weight,
  pallets: row.stackablePallets + row.nonStackablePallets,
  stackablePallets: row.stackablePallets,
  nonStackablePallets: row.nonStackablePallets,
  linearFeet: row.usedLinearFeet,
  isHazmat: row.isHazmat,
  ...forEachListedFlag((name) => row[name]),
  lowestShipRate: row.lowestShipCents === null ? null : dollarsOfCents(row.lowestShipCents),
  lowestShipMode: row.lowestShipMode,
})
