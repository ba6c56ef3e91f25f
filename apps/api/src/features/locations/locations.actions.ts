import type { LocationFilter } from '@lanewise/contract/location-fields'
import { locationTemplateHeader, rowOfLocation } from '@lanewise/domain/locations/location-row'
import { contactsOfLocation } from '#features/contacts/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { refuse } from '#platform/refuse.ts'
import { schedulesAt } from './docks/docks.actions.ts'
import { findLocation, locationList, pickEdiLocations, pickLocations } from './locations.queries.ts'
import { locationView, optionView } from './locations.view.ts'

const mostItems = 20
/** The list of a company's own locations has no pages, so this is its maximum length (DEF-7). */
const mostOptions = 10_000

export const findAllLocations = async ({ db, user }: Context, query: LocationFilter) =>
  listAnswer(await locationList.find(db, { ...query, ownCompanyId: user.companyId }), (rows) =>
    rows.map((row) => locationView(row, user)),
  )

/** Exports all matching locations in the columns of the template, so that the file can be edited and uploaded again. */
export const exportLocations = (work: Work, filter: Omit<LocationFilter, keyof Page>) =>
  exportList(work, {
    fileName: 'locations.csv',
    header: locationTemplateHeader,
    read: async ({ db, user }, at) => {
      const { rows, next } = await locationList.read(db, { ...filter, ...at, ownCompanyId: user.companyId })
      const schedules = await schedulesAt(
        db,
        rows.map(({ id }) => id),
      )
      const written = rows.map((row) =>
        rowOfLocation({ ...locationView(row, user), dockSchedule: schedules.get(row.id) }),
      )
      return { rows: written, next }
    },
  })

export async function getLocation({ db, user }: Context, locationNumber: string) {
  return locationView((await findLocation(db, locationNumber)) ?? refuse.notFound('location'), user)
}

export async function pickAny({ db, user }: Context, term: string) {
  const rows = await pickLocations(db, { term, limit: mostItems })
  return { items: rows.map((row) => optionView(row, user)) }
}

export async function pickEdi({ db, user }: Context, term: string) {
  const rows = await pickEdiLocations(db, { term, limit: mostItems })
  return { items: rows.map((row) => optionView(row, user)) }
}

type Picking = { searchTerm: string; page: number; pageSize: number }

export async function pickOthers({ db, user }: Context, { searchTerm, page, pageSize }: Picking) {
  const rows = await pickLocations(db, { term: searchTerm, page, limit: pageSize }, 'other')
  return rows.map((row) => optionView(row, user))
}

export async function ownLocations({ db, user }: Context) {
  const rows = await pickLocations(db, { term: '', limit: mostOptions }, 'own')
  return rows.map((row) => optionView(row, user))
}

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
