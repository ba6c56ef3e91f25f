import { requestAllChecks } from '@lanewise/api/features/exceptions/index'
import { type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { takeStock } from '@lanewise/api/platform/db/insert-many'
import { CommodityFields } from '@lanewise/contract/commodities'
import { parseNmfc } from '@lanewise/domain/commodities/nmfc'
import { insertTariffs } from './agreements.ts'
import { fillBilling } from './company/billing.ts'
import { type DemoCompany, demoCompanies } from './company/companies.ts'
import { fillSettings } from './company/settings.ts'
import { fillPortalActivity } from './contacts/portal-activity.ts'
import { catalogueHistory } from './history/catalogue-history.ts'
import type { Entry } from './history/entry.ts'
import { fillNetwork } from './network.ts'
import { fillNotes } from './notes/fill-notes.ts'
import { fillOrders } from './orders/fill-orders.ts'
import { type DemoUser, demoUsers, permissionsOf } from './people.ts'
import type { Facts } from './products.ts'
import { fillQuotes } from './quotes/fill-quotes.ts'
import { fillShipments } from './shipments/fill-shipments.ts'
import { fillTracking } from './tracking/fill-tracking.ts'

type Passwords = {
  password: string
  hash: (password: string) => Promise<string>
  matches: (password: string, stored: string | null) => Promise<boolean>
}

/**
 * Fills an empty database with the demo companies. A later start changes nothing except a changed password. (SIM-1,
 * SIM-4)
 */
export async function seedDemo(db: Db, passwords: Passwords, { days, now }: { days: number; now: Date }) {
  await nameCompanies(db)
  for (const one of demoCompanies) await inCompany(db, one.company.id, (tx) => fill(tx, one, now, days))
  await setPasswords(db, passwords)
}

/** Stores the demo companies, so that an installation that leaves demo mode knows whose access to block. */
const nameCompanies = (db: Db) =>
  db
    .insertInto('system.demoCompanies')
    .values(demoCompanies.map(({ company }) => ({ companyId: company.id })))
    .onConflict((conflict) => conflict.column('companyId').doNothing())
    .execute()

async function fill(tx: Tx, one: DemoCompany, now: Date, days: number) {
  const made = await tx
    .insertInto('companies')
    .values(one.company)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'timeZone'])
    .executeTakeFirst()
  if (!made) return
  const users = await tx.insertInto('contacts').values(one.users.map(contactOf)).returningAll().execute()
  const commodities = await tx.insertInto('commodities').values(one.products.map(commodityOf)).returningAll().execute()
  const stewards = users.filter(({ permissions }) => permissions.includes('EditCommodity')).reverse()
  const network = await fillNetwork(tx, one, { users, now, timeZone: made.timeZone })
  await fillPortalActivity(tx, users, now)
  await insertTariffs(tx)
  await takeStock(tx, 'companies', 'contacts', 'commodities', 'locations', 'billing_settings')
  await fillQuotes(tx, one, { users, now, timeZone: made.timeZone, days })
  const orders = await fillOrders(tx, one, { users, now, timeZone: made.timeZone, days })
  const shipments = await fillShipments(tx, one, { users, now })
  await fillTracking(tx, made.id, now)
  await requestAllChecks(tx, made.id, now)
  const notes = await fillNotes(tx, one, { users, now })
  const owners = users.filter(({ permissions }) => permissions.includes('QuoteMarkupSettings'))
  const settings = await fillSettings(tx, made.id, { people: owners, now })
  const bookers = users.filter(({ permissions }) => permissions.includes('BookingSettings'))
  const billing = await fillBilling(tx, one, { people: bookers, now })
  const history = [
    ...catalogueHistory(stewards, commodities, now),
    ...network,
    ...settings,
    ...billing,
    ...orders,
    ...shipments,
    ...notes,
  ]
  await insertHistory(tx, history)
}

/** PostgreSQL limits the number of parameters per statement. */
const entriesAtOnce = 5_000

async function insertHistory(tx: Tx, history: Entry[]) {
  history.sort((a, b) => a.at.getTime() - b.at.getTime())
  for (let from = 0; from < history.length; from += entriesAtOnce)
    await tx
      .insertInto('auditEntries')
      .values(history.slice(from, from + entriesAtOnce))
      .execute()
}

const contactOf = (user: DemoUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  title: user.title,
  primaryEmailAddress: user.email,
  permissions: [...permissionsOf(user)],
  createPortalUser: true,
  isActivated: true,
})

function commodityOf(facts: Facts) {
  const { nmfcNumber, hazmatUNNumber, ...same } = CommodityFields.parse(facts)
  const nmfc = nmfcNumber === null ? null : parseNmfc(nmfcNumber)
  return { ...same, nmfcItem: nmfc?.item ?? null, nmfcSub: nmfc?.sub ?? null, hazmatUnNumber: hazmatUNNumber }
}

async function setPasswords(db: Db, { password, hash, matches }: Passwords) {
  const emails = demoUsers.map(({ email }) => email)
  const first = await db
    .selectFrom('system.credentials')
    .select('passwordHash')
    .where('email', '=', emails[0] ?? '')
    .executeTakeFirst()
  if (await matches(password, first?.passwordHash ?? null)) return
  await db
    .updateTable('system.credentials')
    .set({ passwordHash: await hash(password) })
    .where('email', 'in', emails)
    .execute()
}
