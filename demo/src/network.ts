import type { Tx } from '@lanewise/api/platform/db/database'
import type { Permission } from '@lanewise/domain/access/permissions'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { insertCarriers } from '#carriers/insert-carriers.ts'
import { makeCarriers } from '#carriers/make-carriers.ts'
import { insertContacts } from '#contacts/insert-contacts.ts'
import { makeContacts } from '#contacts/make-contacts.ts'
import { insertLanes } from '#lanes/insert-lanes.ts'
import { makeLanes } from '#lanes/make-lanes.ts'
import { insertLocations } from '#locations/insert-locations.ts'
import { makeLocations } from '#locations/make-locations.ts'
import type { DemoCompany } from './company/companies.ts'
import type { Entry, Person } from './history/entry.ts'
import { laneHistory } from './history/lane-history.ts'
import { carrierHistory, contactHistory, locationHistory } from './history/network-history.ts'
import { randomOf } from './random.ts'

type Begin = { users: readonly (Person & { permissions: string[] })[]; now: Date; timeZone: string }

/**
 * Inserts a company's locations with dock hours, people, carriers and lanes, and returns their history entries. Dates
 * are relative to the day of the seed.
 */
export async function fillNetwork(tx: Tx, one: DemoCompany, { users, now, timeZone }: Begin): Promise<Entry[]> {
  const holders = (permission: Permission) => users.filter(({ permissions }) => permissions.includes(permission))
  const random = randomOf(one.seed)
  const network = { random, now, ownName: one.company.name }
  const locations = await insertLocations(tx, network, makeLocations(random, one.sites, one.firms))
  const contacts = await insertContacts(tx, makeContacts(random, locations, one.domain, one.people), now)
  const keepers = holders('EditCarrierNetwork')
  const today = zonedDate(now, timeZone)
  const made = makeCarriers(random, one.haulers, today)
  const carriers = await insertCarriers(tx, made, { ownName: one.company.name, heldBy: keepers[0]?.id ?? null, now })
  const authors = holders('EditLane')
  const people = contacts.filter(({ createPortalUser }) => createPortalUser)
  const madeLanes = makeLanes(random, { locations, carriers: made, people, today, lanesPerSite: one.lanesPerSite })
  const lanes = await insertLanes(tx, madeLanes, { random, now, authors })
  return [
    ...locationHistory(holders('EditLocations'), locations, now),
    ...contactHistory(holders('EditContacts'), contacts, now),
    ...carrierHistory(keepers, carriers, now),
    ...laneHistory(authors, lanes),
  ]
}
