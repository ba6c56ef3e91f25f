import { centsOfDollars } from '@lanewise/contract/money'
import type { OrderInformation, OrderStopView } from '@lanewise/contract/order-fields'
import { type FormStop, formLocation } from '@lanewise/contract/order-payload'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { stopTypes } from '@lanewise/domain/orders/stops/stop'
import { transitDaysText } from '@lanewise/domain/rating/transit'
import { wallTimeOfInstant } from '@lanewise/domain/shared/calendar'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import type { OrderStart } from '#features/orders/form/use-order-content.ts'

/** Form values of a saved order. (ORDER-1) */
export const startOfSaved = (order: OrderInformation): OrderStart => ({
  draft: draftOf(order),
  quote: quoteOf(order),
  edited: { orderNumber: order.orderNumber, orderId: order.id, version: order.version, status: order.orderStatus },
  docks: order.docks,
  draftName: order.orderNumber,
  accepted: order.fields.acceptedSurprises.map(({ text }) => text),
})

/** Form values of a copy: a new order without dates, order number, shipment links and quote. (ORDPAGE-9) */
export function startOfCopy(order: OrderInformation): OrderStart {
  const draft = draftOf(order)
  const stops = draft.stops.map((stop) => ({ ...stop, ...undated }))
  const draftName = `copy of ${order.orderNumber}`
  return { draft: { ...draft, stops }, quote: null, edited: null, docks: order.docks, draftName, accepted: [] }
}

const undated = {
  id: null,
  baseDate: null,
  earlyTime: null,
  lateTime: null,
  appointmentDate: null,
  appointmentTime: null,
  baseZip: null,
} as const

function draftOf({ fields, stops, locations }: OrderInformation): OrderDraft {
  const {
    tmsOrderDetails,
    quoteNumberOrId: _rate,
    acceptedSurprises: _known,
    isInternational: _derived,
    ...same
  } = fields
  return { ...same, ...tmsOrderDetails, stops: stops.map((stop) => formStopOf(stop, locations)) }
}

function formStopOf(stop: OrderStopView, locations: OrderInformation['locations']): FormStop {
  const location = locations.find(({ locationNumber }) => locationNumber === stop.locationNumber)
  const wall = (moment: string) => wallTimeOfInstant(moment, stop.locationAddress.ianaTimezone)
  const appointment = stop.appointmentDateTime ? wall(stop.appointmentDateTime) : null
  return {
    id: stop.id,
    type: stopTypes[stop.stopType] ?? null,
    loadStyle: stop.loadStyle,
    location: location ? formLocation(location) : null,
    baseDate: stop.baseDate,
    earlyTime: wall(stop.earlyDateTime).time,
    lateTime: wall(stop.lateDateTime).time,
    appointmentDate: appointment?.date ?? null,
    appointmentTime: appointment?.time ?? null,
    baseZip: stop.baseZip,
    referenceNumbers: stop.referenceNumber,
    notes: stop.note,
    ediCode: stop.ediCode[0] ?? null,
    contact: contactOf(stop.contacts[0]),
    lineItems: stop.lineItems.map(itemOf),
  }
}

/** A person who was deleted from the contacts stays with the order as a new contact. */
function contactOf(contact: OrderStopView['contacts'][number] | undefined): FormStop['contact'] {
  if (!contact) return null
  const { contactId, firstName, lastName, email, phoneNumberMobile } = contact
  return contactId
    ? { contactId, firstName, lastName, isDefaultContact: false }
    : { firstName, lastName, primaryEmail: email, mobileNumber: phoneNumberMobile, addNewContact: true }
}

function itemOf(item: OrderStopView['lineItems'][number]): LineItem {
  const { id: _id, productName: _name, unitWeight: _unit, packageQuantity: _count, lot: _lot, ...line } = item
  return line as LineItem
}

function quoteOf({ selectedQuote }: OrderInformation): OrderStart['quote'] {
  if (!selectedQuote) return null
  const { quoteNumberOrId, carrierName, serviceLevel, transitDays, totalCost, expiresAt } = selectedQuote
  const transit = transitDays === null ? null : transitDaysText(String(transitDays))
  return { quoteNumberOrId, carrierName, serviceLevel, transit, cost: centsOfDollars(totalCost), expiresAt }
}
