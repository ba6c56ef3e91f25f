import { randomUUID } from 'node:crypto'
import type { OrderFields } from '@lanewise/contract/order-fields'
import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import { fullTrailer } from '@lanewise/domain/freight/trailer-plan'
import {
  type EnteredOrder,
  isHazmatOrder,
  isInternationalOrder,
  isMissingAppointment,
  itemsOf,
} from '@lanewise/domain/orders/order'
import type { MeasuredRoute } from '#connectors/routing/measure-route.ts'
import { plainColumns } from '#features/orders/plain-columns.ts'
import { itemRows, type NewItem } from './item-rows.ts'
import type { OrderToWrite } from './order-to-write.ts'
import { type NewStop, stopRows } from './stop-rows.ts'

export type OrderRows = {
  head: ReturnType<typeof headRow>
  stops: NewStop[]
  items: NewItem[]
  references: ReturnType<typeof referenceRows>
  line: MeasuredRoute['line']
}

export function orderRows(order: OrderToWrite): OrderRows {
  const id = order.before?.row.id ?? randomUUID()
  const stops = stopRows(id, order)
  const items = itemRows(id, order, stops)
  return { head: headRow(id, order, stops), stops, items, references: referenceRows(id, order), line: order.route.line }
}

function headRow(id: string, order: OrderToWrite, stops: readonly NewStop[]) {
  const { fields, entered, context, selectedQuote, route, user } = order
  const billTo = fields.billToCompanyNumber === null ? null : context.billToCompanies.get(fields.billToCompanyNumber)
  return {
    id,
    orderType: certain(fields.orderType),
    freightTermType: certain(fields.tmsOrderDetails.freightTermType),
    markup: fields.tmsOrderDetails.markup,
    billToCompanyId: billTo?.id ?? null,
    billingSettingId: certain(fields.billingSettings),
    customerName: billTo?.name ?? user.companyName,
    ...equipmentColumns(fields),
    isInternational: isInternationalOrder(entered),
    ...plainColumns(fields),
    quoteNumberOrId: selectedQuote?.quoteNumberOrId ?? null,
    selectedQuote,
    acceptedSurprises: fields.acceptedSurprises,
    referenceNumbers: fields.referenceNumbers,
    referenceText: allReferences(fields)
      .map(({ value }) => value)
      .join(' '),
    ...endColumns('origin', stops.at(0)),
    ...endColumns('destination', stops.at(-1)),
    milesTenths: route.milesTenths,
    transitSeconds: route.transitSeconds,
    ...freightColumns(entered),
    pickupStops: fields.stops.filter(({ type }) => type === 'Pickup').length,
    dropoffStops: fields.stops.filter(({ type }) => type === 'Dropoff').length,
    requiresAppointment: stops.some(({ isAppointmentRequired }) => isAppointmentRequired),
    isMissingAppointment: stops.some(isMissingAppointment),
  }
}

const equipmentColumns = (fields: OrderFields) => ({
  shippingMode: fields.shippingMode,
  equipmentMode: certain(fields.equipmentMode),
  equipmentTypes: fields.equipmentTypes,
  reeferMode: fields.reeferMode,
  reeferTemperature: fields.reeferTemperature,
  reeferTemperatureMin: fields.reeferTemperatureMin,
  reeferTemperatureMax: fields.reeferTemperatureMax,
  requirements: fields.requirements,
  mustHaveFlags: fields.mustHaveEquipmentRequirementFlags,
  mustNotHaveFlags: fields.mustNotHaveEquipmentRequirementFlags,
  accessorials: fields.accessorials,
})

/** Totals of all items. A partial truckload takes the linear feet that were entered. */
function freightColumns(entered: EnteredOrder) {
  const items = itemsOf(entered)
  const pallets = (isStackable: boolean) =>
    items.reduce((sum, item) => sum + (item.isStackable === isStackable ? (item.palletCount ?? 0) : 0), 0)
  return {
    weight: items.reduce((sum, { totalWeight }) => sum + (totalWeight ?? 0), 0),
    stackablePallets: pallets(true),
    nonStackablePallets: pallets(false),
    usedLinearFeet: entered.linearFeet ?? Math.min(fullTrailer.linearFeet, totalLinearFeet(items)),
    isHazmat: isHazmatOrder(entered),
  }
}

/** Columns that the head row copies from the first and the last stop. */
function endColumns<E extends 'origin' | 'destination'>(end: E, stop: NewStop | undefined) {
  if (!stop) throw new Error('The contract asks for two stops')
  const copied = {
    LocationId: stop.locationId,
    CompanyName: stop.companyName,
    CompanyAlias: stop.companyAlias,
    City: stop.city,
    State: stop.state,
    PostalCode: stop.postalCode,
    Country: stop.country,
    Latitude: stop.latitude,
    Longitude: stop.longitude,
    TimeZone: stop.timeZone,
    Date: stop.baseDate,
    EarlyAt: stop.earlyAt,
    LateAt: stop.lateAt,
    AppointmentAt: stop.appointmentAt,
  }
  const columns = Object.fromEntries(Object.entries(copied).map(([column, value]) => [`${end}${column}`, value]))
  return columns as { [C in keyof typeof copied as `${E}${C}`]: (typeof copied)[C] }
}

/** References of the order, then those of its stops. */
const allReferences = ({ referenceNumbers, stops }: OrderFields) => [
  ...referenceNumbers.map((reference) => ({ ...reference, stopNumber: null })),
  ...stops.flatMap((stop, index) =>
    stop.referenceNumbers.map((reference) => ({ ...reference, stopNumber: index + 1 })),
  ),
]

const referenceRows = (orderId: string, { fields }: OrderToWrite) =>
  allReferences(fields).map(({ label, value, typeId, stopNumber }) => ({ orderId, stopNumber, label, typeId, value }))

/** The rules ensure that no required value of an order is missing. */
function certain<T>(value: T | null): T {
  if (value === null) throw new Error('Only orders without issues are written')
  return value
}
