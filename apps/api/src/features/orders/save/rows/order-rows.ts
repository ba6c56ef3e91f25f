import { randomUUID } from 'node:crypto'
import { centsOfDollars } from '@lanewise/contract/money'
import type { OrderFields, SelectedQuote } from '@lanewise/contract/order-fields'
import { fullTrailer } from '@lanewise/domain/freight/full-trailer'
import { totalLinearFeet } from '@lanewise/domain/freight/linear-feet'
import { isMissingAppointment } from '@lanewise/domain/orders/appointments'
import { type EnteredOrder, isHazmatOrder, isInternationalOrder, itemsOf } from '@lanewise/domain/orders/order'
import type { User } from '#platform/context.ts'
import type { OrderWay } from '../order-way.ts'
import type { SavedOrder } from '../saved-order.ts'
import type { Surroundings } from '../surroundings.ts'
import type { EndColumn } from './columns.ts'
import { itemRows, type NewItem } from './item-rows.ts'
import { type NewStop, type StopContacts, stopRows } from './stop-rows.ts'

/** What is written of an order besides the rows themselves. */
export type OrderToWrite = {
  fields: OrderFields
  entered: EnteredOrder
  around: Surroundings
  way: OrderWay
  selectedQuote: SelectedQuote | null
  contacts: StopContacts
  before: SavedOrder | null
  user: User
}

/** The rows of one order. */
export type OrderRows = {
  head: ReturnType<typeof headRow>
  stops: NewStop[]
  items: NewItem[]
  references: ReturnType<typeof referenceRows>
  line: OrderWay['line']
}

export function orderRows(order: OrderToWrite): OrderRows {
  const id = order.before?.row.id ?? randomUUID()
  const stops = stopRows(id, order)
  const items = itemRows(id, order, stops)
  return { head: headRow(id, order, stops), stops, items, references: referenceRows(id, order), line: order.way.line }
}

function headRow(id: string, order: OrderToWrite, stops: readonly NewStop[]) {
  const { fields, entered, around, selectedQuote, way, user } = order
  const billTo = fields.billToCompanyNumber === null ? null : around.billToCompanies.get(fields.billToCompanyNumber)
  return {
    id,
    orderType: certain(fields.orderType),
    freightTermType: certain(fields.tmsOrderDetails.freightTermType),
    markup: fields.tmsOrderDetails.markup,
    specialInstructions: fields.specialInstructions,
    billToCompanyId: billTo?.id ?? null,
    billingSettingId: certain(fields.billingSettings),
    // DEF-109
    customerName: billTo?.name ?? user.companyName,
    ...equipmentColumns(fields),
    isInternational: isInternationalOrder(entered),
    ...borderAndHazmatColumns(fields),
    quoteNumberOrId: selectedQuote?.quoteNumberOrId ?? null,
    selectedQuote,
    acceptedSurprises: fields.acceptedSurprises,
    referenceNumbers: fields.referenceNumbers,
    referenceText: allReferences(fields)
      .map(({ value }) => value)
      .join(' '),
    ...endColumns('origin', stops.at(0)),
    ...endColumns('destination', stops.at(-1)),
    milesTenths: way.milesTenths,
    transitSeconds: way.transitSeconds,
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
  freightValueCents: fields.freightValue === null ? null : centsOfDollars(fields.freightValue),
  isTeamRequired: fields.isTeamRequired,
  isBlind: fields.isBlind,
  isJustInTime: fields.isJustInTime,
  isLiftGateRequired: fields.isLiftGateRequired,
  isPartial: fields.isPartial,
  linearFeet: fields.linearFeet,
  requirements: fields.requirements,
  mustHaveFlags: fields.mustHaveEquipmentRequirementFlags,
  mustNotHaveFlags: fields.mustNotHaveEquipmentRequirementFlags,
  accessorials: fields.accessorials,
})

const borderAndHazmatColumns = (fields: OrderFields) => ({
  customsBrokerName: fields.customsBrokerName,
  customsBrokerContactName: fields.customsBrokerContactName,
  customsBrokerPhoneNumber: fields.customsBrokerPhoneNumber,
  customsBrokerPortOfEntry: fields.customsBrokerPortOfEntry,
  hazmatEmergencyContactInfo: fields.hazmatEmergencyContactInfo,
  chemtracAccountNumber: fields.chemtracAccountNumber,
})

/** What all items come to; a share of a truck takes the feet that were entered. */
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

function endColumns<E extends 'origin' | 'destination'>(end: E, stop: NewStop | undefined) {
  if (!stop) throw new Error('The contract asks for two stops')
  const columns = {
    [`${end}LocationId`]: stop.locationId,
    [`${end}CompanyName`]: stop.companyName,
    [`${end}CompanyAlias`]: stop.companyAlias,
    [`${end}City`]: stop.city,
    [`${end}State`]: stop.state,
    [`${end}PostalCode`]: stop.postalCode,
    [`${end}Country`]: stop.country,
    [`${end}Latitude`]: stop.latitude,
    [`${end}Longitude`]: stop.longitude,
    [`${end}TimeZone`]: stop.timeZone,
    [`${end}Date`]: stop.baseDate,
    [`${end}EarlyAt`]: stop.earlyAt,
    [`${end}LateAt`]: stop.lateAt,
    [`${end}AppointmentAt`]: stop.appointmentAt,
  }
  return columns as Record<`${E}${EndColumn}`, unknown>
}

/** Those of the order, then those of its stops. */
const allReferences = ({ referenceNumbers, stops }: OrderFields) => [
  ...referenceNumbers.map((reference) => ({ ...reference, stopNumber: null })),
  ...stops.flatMap((stop, index) =>
    stop.referenceNumbers.map((reference) => ({ ...reference, stopNumber: index + 1 })),
  ),
]

const referenceRows = (orderId: string, { fields }: OrderToWrite) =>
  allReferences(fields).map(({ label, value, typeId, stopNumber }) => ({ orderId, stopNumber, label, typeId, value }))

/** The rules leave nothing missing that an order needs. */
function certain<T>(value: T | null): T {
  if (value === null) throw new Error('Only orders without issues are written')
  return value
}
