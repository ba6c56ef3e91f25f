import type { OrderInformation } from '@lanewise/contract/order-fields'
import { truckRequirementLabels, truckRequirements } from '@lanewise/domain/freight/equipment-types'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { type ReferenceCategory, referenceTypes, referenceTypesAt } from '@lanewise/domain/orders/reference-types'
import { measureRoute } from '#connectors/routing/measure-route.ts'
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
  routeLineOf,
  stopsOf,
} from './orders.queries.ts'
import { headView, type OrderNames } from './orders.view.ts'
import { stopViews } from './stops.view.ts'

/** Locations and dock hours are current. The stops keep the data that was agreed. (ORDPAGE-4) */
export async function getOrderInformation(ctx: Context, orderNumber: string): Promise<OrderInformation> {
  const { db, user } = ctx
  const row = await requireOrder(ctx, orderNumber)
  const [stops, items, named] = await Promise.all([stopsOf(db, row.id), itemsOf(db, row.id), relatedNames(ctx, row)])
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

async function relatedNames({ db, user }: Context, row: OrderRow): Promise<OrderNames> {
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

export async function getOrderStops(ctx: Context, orderNumber: string) {
  const { id } = await requireOrder(ctx, orderNumber)
  return { data: stopViews(await stopsOf(ctx.db, id), await itemsOf(ctx.db, id)) }
}

/**
 * The line stored when the order was saved. Orders imported in large numbers have no stored line, so theirs is
 * requested when a user opens the order.
 */
export async function getOrderRoute(work: Work, engine: RoutingEngine, orderNumber: string) {
  const { line, stops, mode } = await work.transaction(async (ctx) => {
    const { id, shippingMode } = await requireOrder(ctx, orderNumber)
    const line = await routeLineOf(ctx.db, id)
    return { line, stops: line.length > 0 ? [] : await stopsOf(ctx.db, id), mode: shippingMode as ShippingMode }
  })
  if (line.length > 0) return { line }
  const { line: drawn } = await measureRoute(engine, stops, mode)
  return { line: drawn?.map(([longitude, latitude]): [number, number] => [longitude, latitude]) ?? [] }
}

const requireOrder = async ({ db }: Context, orderNumber: string): Promise<OrderRow> =>
  (await findOrder(db, orderNumber)) ?? refuse.notFound('order')

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

export const orderRequirementFlags = () => ({
  items: truckRequirements.map((value) => ({ value, label: truckRequirementLabels[value] })),
})
