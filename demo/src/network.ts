import type { Tx } from '@lanewise/api/platform/db/database'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { insertCarriers } from '#carriers/insert-carriers.ts'
import { makeCarriers } from '#carriers/make-carriers.ts'
import { insertContacts } from '#contacts/insert-contacts.ts'
import { makeContacts } from '#contacts/make-contacts.ts'
import { insertLocations } from '#locations/insert-locations.ts'
import { makeLocations } from '#locations/make-locations.ts'
import type { DemoCompany } from './companies.ts'
import { day, type Entry, type Person } from './history/entry.ts'
import { carrierHistory, locationHistory } from './history/network-history.ts'
import { randomOf } from './random.ts'

type Begin = { users: readonly (Person & { permissions: string[] })[]; now: Date; timeZone: string }

/** Locations with dock hours, people and carriers of a company, and how they came in; dates follow the day of the seed. */
export async function fillNetwork(tx: Tx, one: DemoCompany, { users, now, timeZone }: Begin): Promise<Entry[]> {
  const random = randomOf(one.seed)
  const made = makeLocations(random, one.sites, one.firms)
  const locations = await insertLocations(tx, random, one.company.name, made)
  await insertContacts(tx, makeContacts(random, locations, one.domain, one.people))
  const keepers = users.filter(({ permissions }) => permissions.includes('EditCarrierNetwork'))
  const [keeper] = keepers
  if (!keeper) throw new Error(`Nobody at ${one.company.name} keeps the carriers`)
  const carriers = await insertCarriers(tx, makeCarriers(random, one.haulers, zonedDate(now, timeZone)), {
    heldBy: keeper.id,
    heldAt: new Date(now.getTime() - 6 * day),
  })
  const stewards = users.filter(({ permissions }) => permissions.includes('EditLocations'))
  return [...locationHistory(stewards, locations, now), ...carrierHistory(keepers, carriers, now)]
}
