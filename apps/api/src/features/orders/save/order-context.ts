import type { DockSchedule } from '@lanewise/contract/location-shapes'
import type { OrderFields } from '@lanewise/contract/order-fields'
import { findContactsByIds } from '#features/contacts/index.ts'
import { type LocationRow, locationsToName, schedulesAt } from '#features/locations/index.ts'
import { companySettings } from '#features/settings/index.ts'
import type { Context } from '#platform/context.ts'
import { findBillingSettings, findBillToCompanies } from './order-context.queries.ts'

type Contact = Awaited<ReturnType<typeof findContactsByIds>>[number]

/** Data needed to check and write orders, read in one transaction. */
export type OrderContext = {
  settings: Awaited<ReturnType<typeof companySettings>>
  /** Locations that are not deleted, by number. */
  locations: ReadonlyMap<string, LocationRow>
  /** Dock schedules by location id. */
  docks: ReadonlyMap<string, DockSchedule>
  /** By id. Deleted ones are included, because orders that refer to them keep them. */
  billingSettings: ReadonlyMap<string, { id: string; name: string; isDeleted: boolean }>
  billToCompanies: ReadonlyMap<string, { id: string; name: string; isDeleted: boolean }>
  contacts: ReadonlyMap<string, Contact>
}

/**
 * Reads the records that many orders refer to with one query per table. The locations are locked until the transaction
 * ends.
 */
export async function orderContextOf(ctx: Context, orders: readonly OrderFields[]): Promise<OrderContext> {
  const stops = orders.flatMap((order) => order.stops)
  const contactIds = each(stops.map(({ contact }) => (contact && 'contactId' in contact ? contact.contactId : null)))
  const locations = await locationsToName(ctx.db, each(stops.map(({ locationNumber }) => locationNumber)))
  const ids = locations.map(({ id }) => id)
  const [settings, docks, billingSettings, billToCompanies, contacts] = await Promise.all([
    companySettings(ctx),
    schedulesAt(ctx.db, ids),
    findBillingSettings(ctx.db, each(orders.map((order) => order.billingSettings))),
    findBillToCompanies(ctx.db, each(orders.map((order) => order.billToCompanyNumber))),
    contactIds.length > 0 ? findContactsByIds(ctx.db, contactIds) : [],
  ])
  return {
    settings,
    docks,
    locations: byKey(locations, ({ locationNumber }) => locationNumber),
    billingSettings: byKey(billingSettings, ({ id }) => id),
    billToCompanies: byKey(billToCompanies, ({ billToCompanyNumber }) => billToCompanyNumber),
    contacts: byKey(contacts, ({ id }) => id),
  }
}

const each = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))]

const byKey = <T>(rows: readonly T[], keyOf: (row: T) => string) => new Map(rows.map((row) => [keyOf(row), row]))
