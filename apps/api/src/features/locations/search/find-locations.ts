import type { LocationFilter } from '@lanewise/contract/location-fields'
import { contactsOfLocation } from '#features/contacts/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { schedulesAt } from '../docks/docks.actions.ts'
import { findLocation } from '../locations.queries.ts'
import { locationView, optionView } from '../locations.view.ts'
import { pickEdiLocations, pickLocations, searchLocations } from './search.queries.ts'

const mostItems = 20
/** An own company's sites are listed whole; no list answers more (DEF-7). */
const mostOptions = 10_000

/** LOC-5, LOCPAGE-1: a page of locations, with their dock schedules where an export needs them. */
export async function listLocations({ db, user }: Context, filter: LocationFilter) {
  const { rows, total } = await searchLocations(db, { ...filter, ownCompanyId: user.companyId })
  const locations = rows.map((row) => locationView(row, user))
  if (!filter.withDockSchedules) return { data: locations, total }
  const schedules = await schedulesAt(
    db,
    rows.map(({ id }) => id),
  )
  return { data: locations.map((location) => ({ ...location, dockSchedule: schedules.get(location.id) })), total }
}

export async function readLocation({ db, user }: Context, locationNumber: string) {
  return locationView((await findLocation(db, locationNumber)) ?? refuse.notFound('location'), user)
}

/** LOC-3, CONTACT-63 */
export async function pickAny({ db, user }: Context, term: string) {
  const rows = await pickLocations(db, { term, limit: mostItems })
  return { items: rows.map((row) => optionView(row, user)) }
}

/** LOC-4 */
export async function pickEdi({ db, user }: Context, term: string) {
  const rows = await pickEdiLocations(db, { term, limit: mostItems })
  return { items: rows.map((row) => optionView(row, user)) }
}

type Page = { searchTerm: string; page: number; pageSize: number }

/** CONTACT-61 */
export async function pickOthers({ db, user }: Context, { searchTerm, page, pageSize }: Page) {
  const rows = await pickLocations(db, { term: searchTerm, page, limit: pageSize }, 'other')
  return rows.map((row) => optionView(row, user))
}

/** CONTACT-62 */
export async function ownLocations({ db, user }: Context) {
  const rows = await pickLocations(db, { term: '', limit: mostOptions }, 'own')
  return rows.map((row) => optionView(row, user))
}

/** LOC-28 */
export async function contactsAt({ db }: Context, locationNumber: string) {
  const location = (await findLocation(db, locationNumber)) ?? refuse.notFound('location')
  const contacts = await contactsOfLocation(db, location.id)
  return {
    data: contacts.map(({ id, firstName, lastName, title, primaryEmailAddress, officeNumber, mobileNumber }) => ({
      id,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      title,
      primaryEmailAddress,
      officeNumber,
      mobileNumber,
    })),
  }
}
