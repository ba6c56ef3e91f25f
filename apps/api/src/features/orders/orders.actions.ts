import type { OrderInformation } from '@lanewise/contract/order-fields'
import { truckRequirementLabels, truckRequirements } from '@lanewise/domain/freight/equipment-types'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { type ReferenceCategory, referenceTypes, referenceTypesAt } from '@lanewise/domain/orders/reference-types'
import { measureWay } from '#connectors/routing/measure-way.ts'
import { namesOf } from '#features/contacts/index.ts'
import { findLocationsByIds, locationView, schedulesAt } from '#features/locations/index.ts'
import { companySettings } from '#features/settings/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import {
  findBillingName,
  findBillToCompany,
  findOrder,
  findShipmentNumber,
  itemsOf,
  type OrderRow,
  stopsOf,
  wayOf,
} from './orders.queries.ts'
import { headView, type Named } from './orders.view.ts'
import { stopViews } from './stops.view.ts'

/** ORDPAGE-4: the places and dock hours are those of now, the stops keep what was agreed. */
export async function getOrderInformation(ctx: Context, orderNumber: string): Promise<OrderInformation> {
  const { db, user } = ctx
  const row = await requireOrder(ctx, orderNumber)
  const [stops, items, named] = await Promise.all([stopsOf(db, row.id), itemsOf(db, row.id), namedBy(ctx, row)])
  const locationIds = [...new Set(stops.map(({ locationId }) => locationId))]
  const [locations, docks] = await Promise.all([findLocationsByIds(db, locationIds), schedulesAt(db, locationIds)])
  return {
    ...headView(row, named),
    stops: stopViews(stops, items),
    locations: locations.map((location) => locationView(location, user)),
    docks: locations.flatMap(({ id, locationNumber }) => {
      const schedule = docks.get(id)
      return schedule ? [{ locationNumber, schedule }] : []
    }),
  }
}

async function namedBy({ db, user }: Context, row: OrderRow): Promise<Named> {
  const seesDrafts = user.permissions.includes('ViewDraftShipment')
  const [names, billToCompany, billingSettingName, shipmentNumber] = await Promise.all([
    namesOf(db, row.voidedBy ? [row.createdBy, row.voidedBy] : [row.createdBy]),
    row.billToCompanyId ? findBillToCompany(db, row.billToCompanyId) : undefined,
    findBillingName(db, row.billingSettingId),
    findShipmentNumber(db, row.id, seesDrafts),
  ])
  return {
    createdBy: names.get(row.createdBy) ?? '',
    voidedBy: row.voidedBy && (names.get(row.voidedBy) ?? ''),
    billToCompany: billToCompany ?? null,
    billingSettingName,
    shipmentNumber,
  }
}

/** STOPVIEW-16 */
export async function getOrderStops(ctx: Context, orderNumber: string) {
  const { id } = await requireOrder(ctx, orderNumber)
  return { data: stopViews(await stopsOf(ctx.db, id), await itemsOf(ctx.db, id)) }
}

/** As it was drawn when the order was saved; orders that came in by the thousand are drawn when somebody looks. */
export async function getOrderWay(work: Work, engine: RoutingEngine, orderNumber: string) {
  const { line, stops, mode } = await work.transaction(async (ctx) => {
    const { id, shippingMode } = await requireOrder(ctx, orderNumber)
    const line = await wayOf(ctx.db, id)
    return { line, stops: line.length > 0 ? [] : await stopsOf(ctx.db, id), mode: shippingMode as ShippingMode }
  })
  if (line.length > 0) return { line }
  const { line: drawn } = await measureWay(engine, stops, mode)
  return { line: drawn?.map(([longitude, latitude]): [number, number] => [longitude, latitude]) ?? [] }
}

const requireOrder = async ({ db }: Context, orderNumber: string): Promise<OrderRow> =>
  (await findOrder(db, orderNumber)) ?? refuse.notFound('order')

/** ORDER-25 */
export async function companyReferenceNumbers(ctx: Context) {
  const settings = await companySettings(ctx)
  const at = (category: ReferenceCategory, required: readonly string[]) =>
    referenceTypesAt(category).map((typeId) => ({
      typeId,
      label: referenceTypes[typeId].label,
      isRequired: required.includes(typeId),
    }))
  return {
    order: at('order', settings.requiredOrderReferences),
    pickup: at('pickup', settings.requiredPickupReferences),
    dropoff: at('dropoff', settings.requiredDropoffReferences),
  }
}

/** ORDER-43 */
export const orderRequirementFlags = () => ({
  items: truckRequirements.map((value) => ({ value, label: truckRequirementLabels[value] })),
})
