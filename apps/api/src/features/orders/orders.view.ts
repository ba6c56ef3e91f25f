import { dollarsOfCents } from '@lanewise/contract/money'
import type { AcceptedCharge, OrderInformation, SelectedQuote } from '@lanewise/contract/order-fields'
import type { ReferenceNumber } from '@lanewise/contract/order-stop-fields'
import { orderStatusLabel, orderStatusOf } from '@lanewise/domain/orders/order-status'
import { placeName } from '@lanewise/domain/places/place-name'
import type { SearchHit } from '#platform/feature.ts'
import type { findReferencesByIds, OrderRow } from './orders.queries.ts'
import { plainValues } from './plain-columns.ts'

type Fields = OrderInformation['fields']

/** Names and numbers of the records that the head row refers to by id. */
export type OrderNames = {
  createdBy: string
  voidedBy: string | null
  billToCompany: { billToCompanyNumber: string; name: string } | null
  billingSettingName: string | null
  shipmentNumber: string | null
}

type Head = Omit<OrderInformation, 'stops' | 'locations' | 'docks'>

/** An order without its stops. (ORDPAGE-4) */
export const headView = (row: OrderRow, names: OrderNames): Head => ({
  id: row.id,
  orderNumber: row.orderNumber,
  version: row.version,
  orderStatusId: row.status,
  orderStatus: orderStatusOf(row.status),
  onTimeStatus: row.onTimeStatus as Head['onTimeStatus'],
  customerName: row.customerName,
  createdBy: names.createdBy,
  createDateTime: row.createdAt.toISOString(),
  updateDateTime: row.updatedAt.toISOString(),
  voidedBy: names.voidedBy,
  voidDateTime: row.voidedAt?.toISOString() ?? null,
  voidReason: row.voidReason,
  fields: fieldsView(row, names),
  billToCompanyName: names.billToCompany?.name ?? null,
  billingSettingName: names.billingSettingName,
  selectedQuote: row.selectedQuote as SelectedQuote | null,
  totalWeight: row.weight,
  palletCount: row.stackablePallets + row.nonStackablePallets,
  linearFeet: row.usedLinearFeet,
  totalDistance: milesOf(row),
  estimatedTimeSeconds: row.transitSeconds,
  lowestShipRate: row.lowestShipCents === null ? null : dollarsOfCents(row.lowestShipCents),
  lowestShipMode: row.lowestShipMode as Head['lowestShipMode'],
  lowestShipRateAt: row.lowestShipAt?.toISOString() ?? null,
  isHazmat: row.isHazmat,
  shipmentNumber: names.shipmentNumber,
  hasPendingChangeRequests: row.hasPendingChangeRequests,
})

export const milesOf = ({ milesTenths }: { milesTenths: number | null }) =>
  milesTenths === null ? null : milesTenths / 10

/**
 * All fields except the stops, as they were sent. The choices were validated when they were saved. (ORDER-58 to
 * ORDER-63)
 */
const fieldsView = (row: OrderRow, { billToCompany }: OrderNames): Fields => ({
  ...plainValues(row),
  orderType: row.orderType as Fields['orderType'],
  referenceNumbers: row.referenceNumbers as ReferenceNumber[],
  billToCompanyNumber: billToCompany?.billToCompanyNumber ?? null,
  billingSettings: row.billingSettingId,
  shippingMode: row.shippingMode as Fields['shippingMode'],
  equipmentMode: row.equipmentMode as Fields['equipmentMode'],
  reeferMode: row.reeferMode as Fields['reeferMode'],
  reeferTemperature: row.reeferTemperature,
  reeferTemperatureMin: row.reeferTemperatureMin,
  reeferTemperatureMax: row.reeferTemperatureMax,
  equipmentTypes: row.equipmentTypes as Fields['equipmentTypes'],
  isInternational: row.isInternational,
  requirements: row.requirements,
  mustHaveEquipmentRequirementFlags: row.mustHaveFlags as Fields['mustHaveEquipmentRequirementFlags'],
  mustNotHaveEquipmentRequirementFlags: row.mustNotHaveFlags as Fields['mustNotHaveEquipmentRequirementFlags'],
  accessorials: row.accessorials as Fields['accessorials'],
  quoteNumberOrId: row.quoteNumberOrId,
  tmsOrderDetails: {
    freightTermType: row.freightTermType as Fields['tmsOrderDetails']['freightTermType'],
    markup: row.markup,
  },
  acceptedSurprises: row.acceptedSurprises as AcceptedCharge[],
})

export const orderResult = (row: OrderRow): SearchHit => ({
  result: {
    projection: 'order',
    id: row.id,
    orderNumber: row.orderNumber,
    customerName: row.customerName,
    statusDescription: orderStatusLabel(orderStatusOf(row.status)),
  },
  fields: [
    ...endFields('Pickup', [row.originCompanyAlias, row.originCompanyName], {
      city: row.originCity,
      state: row.originState,
      postalCode: row.originPostalCode,
    }),
    ...endFields('Delivery', [row.destinationCompanyAlias, row.destinationCompanyName], {
      city: row.destinationCity,
      state: row.destinationState,
      postalCode: row.destinationPostalCode,
    }),
    ...(row.referenceNumbers as { label: string; value: string }[]).map(({ label, value }) => ({ label, text: value })),
    // Holds the references of the stops too.
    ...row.referenceText.split(' ').map((text) => ({ label: 'Reference', text })),
  ],
})

/** First or last stop of an order by each of the names of its company. */
const endFields = (label: string, names: readonly (string | null)[], place: Parameters<typeof placeName>[0]) =>
  names.flatMap((name) => (name ? [{ label, text: `${name}, ${placeName(place)}` }] : []))

type ReferenceRow = Awaited<ReturnType<typeof findReferencesByIds>>[number]

export const referenceResult = ({ id, label, value, orderNumber, status }: ReferenceRow): SearchHit => ({
  result: {
    projection: 'orderReference',
    id,
    label,
    value,
    orderNumber,
    orderStatusDescription: orderStatusLabel(orderStatusOf(status)),
  },
})
