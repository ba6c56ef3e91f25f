import { isPhoneNumber } from '#contacts/phone.ts'
import { isChargedOn } from '#freight/freight-terms.ts'
import { isLtlMode, type ShippingMode } from '#freight/modes.ts'
import type { DockDay } from '#locations/dock-hours.ts'
import { namesIn, type PlainField, plainFields } from '#orders/fields.ts'
import type { Freight } from '#orders/items/freight-rules.ts'
import { lineItemIssues } from '#orders/items/line-item-rules.ts'
import { type EnteredOrder, isHazmatOrder, isInternationalOrder } from '#orders/order.ts'
import { isOneToOne, loadIssues } from '#orders/stops/assignment.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import { stopIssues } from '#orders/stops/stop-rules.ts'
import type { FieldIssue } from '#shared/issue.ts'

export type OrderContext = {
  /** Whether a bill-to company can be chosen. (ORDER-42) */
  allowsBillToCompany: boolean
  /** Known dock hours of a stop's location; empty if they set no limits. */
  dockWeekOf: (stop: OrderStop, index: number) => readonly DockDay[]
  /** Location numbers with which the order was previously saved. */
  savedPlaces?: ReadonlySet<string>
}

/** Reason why an order with several stops cannot be LTL. (DEF-121) */
export const ltlNeedsTwoStops = 'LTL needs exactly one pickup and one dropoff'

/** Whether the stops fit LTL: one pickup, then one dropoff. */
export const fitsLtl = isOneToOne

/** All issues that keep an order from being saved, each with its field. */
export function orderIssues(order: EnteredOrder, context: OrderContext): FieldIssue[] {
  return [
    ...modeIssues(order),
    ...termIssues(order),
    ...billingIssues(order, context),
    ...referenceIssues(order),
    ...order.stops.flatMap((stop, index) => {
      const week = context.dockWeekOf(stop, index)
      const keepsPlace = context.savedPlaces?.has(stop.location?.locationNumber ?? '') ?? false
      return at(['stops', index], [...stopIssues(stop, { week, keepsPlace }), ...referenceIssues(stop)])
    }),
    ...loadIssues(order),
    ...itemIssues(order),
    ...hazmatOrderIssues(order),
    ...customsIssues(order),
  ]
}

function modeIssues(order: EnteredOrder): FieldIssue[] {
  const { shippingMode, equipmentMode, isPartial, linearFeet } = order
  return [
    ...when(isLtlMode(shippingMode) && !fitsLtl(order.stops), 'shippingMode', ltlNeedsTwoStops),
    ...when(!equipmentMode, 'equipmentMode', 'Must select Equipment Mode'),
    ...(equipmentMode === 2 ? reeferIssues(order) : []),
    ...when(
      isPartialTruckload(shippingMode, isPartial) && !linearFeet,
      'linearFeet',
      'Linear Feet required for Partial TL',
    ),
  ]
}

const isPartialTruckload = (mode: ShippingMode, isPartial: boolean) => mode === 'TL' && isPartial

function reeferIssues(order: EnteredOrder): FieldIssue[] {
  const { reeferMode, reeferTemperature, reeferTemperatureMin, reeferTemperatureMax } = order
  if (reeferMode === 'Continuous')
    return when(reeferTemperature === null, 'reeferTemperature', 'Reefer Temperature Required')
  if (reeferMode !== 'Cycle') return when(true, 'reeferMode', 'Must select Reefer Mode')
  return [
    ...when(reeferTemperatureMin === null, 'reeferTemperatureMin', 'Minimum Reefer Temperature Required'),
    ...when(reeferTemperatureMax === null, 'reeferTemperatureMax', 'Maximum Reefer Temperature Required'),
    ...when(
      reeferTemperatureMin !== null && reeferTemperatureMax !== null && reeferTemperatureMin > reeferTemperatureMax,
      'reeferTemperatureMax',
      'Must not be below the minimum',
    ),
  ]
}

function termIssues({ orderType, freightTermType, markup }: EnteredOrder): FieldIssue[] {
  return [
    ...when(!orderType, 'orderType', 'Must select Order Type'),
    ...when(!freightTermType, 'freightTermType', 'Must select Freight Terms'),
    ...when(
      freightTermType !== null && isChargedOn(freightTermType) && markup === null,
      'markup',
      'Markup % required for Prepaid and Add',
    ),
  ]
}

function billingIssues(order: EnteredOrder, { allowsBillToCompany }: OrderContext): FieldIssue[] {
  return [
    ...when(allowsBillToCompany && !order.billToCompanyNumber, 'billToCompanyNumber', 'Bill to Company is required'),
    ...when(!order.billingSettings, 'billingSettings', 'Billing Setting is required'),
  ]
}

function referenceIssues({ referenceNumbers }: Pick<EnteredOrder, 'referenceNumbers'>): FieldIssue[] {
  return referenceNumbers.flatMap(({ value }, index) =>
    value.trim() ? [] : [{ path: ['referenceNumbers', index, 'value'], message: 'Reference Number must have a value' }],
  )
}

/** Missing fields of the pickups' lines. The lines of a dropoff are the same lines, so they are not checked again. */
function itemIssues(order: EnteredOrder): FieldIssue[] {
  const freight = freightOfOrder(order)
  return order.stops.flatMap(({ type, lineItems }, stop) =>
    type === 'Dropoff'
      ? []
      : lineItems.flatMap((item, index) => at(['stops', stop, 'lineItems', index], lineItemIssues(item, freight))),
  )
}

/** Facts about the order's freight that its lines depend on; if no equipment is chosen, it counts as dry. */
export const freightOfOrder = ({
  shippingMode,
  equipmentMode,
  isPartial,
}: Pick<EnteredOrder, 'shippingMode' | 'equipmentMode' | 'isPartial'>): Freight => ({
  shippingMode,
  equipmentMode: equipmentMode ?? 1,
  isPartial: isPartialTruckload(shippingMode, isPartial),
})

function hazmatOrderIssues(order: EnteredOrder): FieldIssue[] {
  if (!isHazmatOrder(order)) return []
  return missingIn('hazmat', order)
}

function customsIssues(order: EnteredOrder): FieldIssue[] {
  if (!isInternationalOrder(order)) return []
  const phone = order.customsBrokerPhoneNumber
  return [
    ...missingIn('customs', order),
    ...when(phone !== null && phone !== '' && !isPhoneNumber(phone), 'customsBrokerPhoneNumber', badPhone),
  ]
}

/** Every field of the group is required when it applies to the order. */
const missingIn = (group: 'hazmat' | 'customs', order: EnteredOrder): FieldIssue[] =>
  namesIn(group).flatMap((name: PlainField) => when(!order[name], name, `${plainFields[name].label} is required`))

const badPhone = 'Enter a valid phone number'

const when = (isWrong: boolean, field: string, message: string): FieldIssue[] =>
  isWrong ? [{ path: [field], message }] : []

const at = (path: (string | number)[], issues: FieldIssue[]): FieldIssue[] =>
  issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
