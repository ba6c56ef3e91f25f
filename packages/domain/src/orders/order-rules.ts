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

/** What the rules know besides the order itself. */
export type OrderSurroundings = {
  /** Whether a bill-to company can be chosen at all (ORDER-42). */
  allowsBillToCompany: boolean
  /** The known dock hours of a stop's location; empty where they bound nothing. */
  dockWeekOf: (stop: OrderStop, index: number) => readonly DockDay[]
  /** The numbers of the locations with which the order was saved before. */
  savedPlaces?: ReadonlySet<string>
}

/** DEF-121: what keeps several stops from LTL. */
export const ltlNeedsTwoStops = 'LTL needs exactly one pickup and one dropoff'

/** Whether stops may travel as LTL: one pickup, then one dropoff. */
export const fitsLtl = isOneToOne

/** Everything that keeps an order from being saved, each at its field. */
export function orderIssues(order: EnteredOrder, around: OrderSurroundings): FieldIssue[] {
  return [
    ...modeIssues(order),
    ...termIssues(order),
    ...billingIssues(order, around),
    ...referenceIssues(order),
    ...order.stops.flatMap((stop, index) => {
      const week = around.dockWeekOf(stop, index)
      const keepsPlace = around.savedPlaces?.has(stop.location?.locationNumber ?? '') ?? false
      return at(['stops', index], [...stopIssues(stop, { week, keepsPlace }), ...referenceIssues(stop)])
    }),
    ...loadIssues(order),
    ...itemIssues(order),
    ...hazmatOrderIssues(order),
    ...customsIssues(order),
  ]
}

/** ORDER-46 to ORDER-48, ORDER-50, DEF-121. */
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

/** ORDER-45, ORDER-49. */
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

/** ORDER-51, ORDER-52. */
function billingIssues(order: EnteredOrder, { allowsBillToCompany }: OrderSurroundings): FieldIssue[] {
  return [
    ...when(allowsBillToCompany && !order.billToCompanyNumber, 'billToCompanyNumber', 'Bill to Company is required'),
    ...when(!order.billingSettings, 'billingSettings', 'Billing Setting is required'),
  ]
}

/** ORDER-53. */
function referenceIssues({ referenceNumbers }: Pick<EnteredOrder, 'referenceNumbers'>): FieldIssue[] {
  return referenceNumbers.flatMap(({ value }, index) =>
    value.trim() ? [] : [{ path: ['referenceNumbers', index, 'value'], message: 'Reference Number must have a value' }],
  )
}

/** What the lines of the pickups lack by how they move; those of a dropoff are the same lines. */
function itemIssues(order: EnteredOrder): FieldIssue[] {
  const freight = freightOfOrder(order)
  return order.stops.flatMap(({ type, lineItems }, stop) =>
    type === 'Dropoff'
      ? []
      : lineItems.flatMap((item, index) => at(['stops', stop, 'lineItems', index], lineItemIssues(item, freight))),
  )
}

/** How the freight of an order moves, as far as its lines depend on it; equipment that nobody chose counts as dry. */
export const freightOfOrder = ({
  shippingMode,
  equipmentMode,
  isPartial,
}: Pick<EnteredOrder, 'shippingMode' | 'equipmentMode' | 'isPartial'>): Freight => ({
  shippingMode,
  equipmentMode: equipmentMode ?? 1,
  isPartial: isPartialTruckload(shippingMode, isPartial),
})

/** ORDER-57. */
function hazmatOrderIssues(order: EnteredOrder): FieldIssue[] {
  if (!isHazmatOrder(order)) return []
  return missingIn('hazmat', order)
}

/** ORDER-54, ORDER-55, ORDER-56. */
function customsIssues(order: EnteredOrder): FieldIssue[] {
  if (!isInternationalOrder(order)) return []
  const phone = order.customsBrokerPhoneNumber
  return [
    ...missingIn('customs', order),
    ...when(phone !== null && phone !== '' && !isPhoneNumber(phone), 'customsBrokerPhoneNumber', badPhone),
  ]
}

/** Every field of the group is required once the order has the group. */
const missingIn = (group: 'hazmat' | 'customs', order: EnteredOrder): FieldIssue[] =>
  namesIn(group).flatMap((name: PlainField) => when(!order[name], name, `${plainFields[name].label} is required`))

const badPhone = 'Enter a valid phone number'

const when = (isWrong: boolean, field: string, message: string): FieldIssue[] =>
  isWrong ? [{ path: [field], message }] : []

const at = (path: (string | number)[], issues: FieldIssue[]): FieldIssue[] =>
  issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
