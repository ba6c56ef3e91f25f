import { randomInt, randomUUID } from 'node:crypto'
import { createCompanyLocation, getDockSchedule } from '@lanewise/contract/locations'
import { locationTemplateHeader } from '@lanewise/domain/locations/location-row'
import type { Examples, Given } from '#platform/testing/examples.ts'

export const examples: Examples = {
  findLocations: () => ({ query: { q: 'main' } }),
  findEdiLocations: () => ({ query: { q: '' } }),
  findCustomerLocations: () => ({ query: { searchTerm: '', page: 1, pageSize: 20 } }),
  getCustomerCompanyLocations: () => ({}),
  findAllLocations: ({ companyId }) => ({
    body: {
      fuzzyMatchTerm: '',
      page: 1,
      pageSize: 20,
      postalCode: null,
      types: ['Warehouse'],
      states: ['US-IL'],
      companyIds: [companyId],
      sort: '-updated',
    },
  }),
  exportLocations: () => ({ body: { fuzzyMatchTerm: '', sort: 'city' } }),
  getCompanyLocation: ({ locationNumber }) => ({ params: { locationNumber } }),
  findCompanies: () => ({ query: { q: '' } }),
  searchByAddress: () => ({
    body: { ...streetAddress(), governingDistrictName: 'IL', companyName: 'Somebody' },
  }),
  createCompanyLocation: () => ({
    body: {
      ...streetAddress(),
      state: 'IL',
      verifiedLocationName: 'New place',
      companyName: 'Somebody',
      ediCodes: ['0042'],
      contact: { firstName: 'Dee', lastName: 'Dock', primaryEmailAddress: `${randomUUID()}@dock.test` },
    },
  }),
  updateLocation: ({ locationNumber }) => ({
    params: { locationNumber },
    body: { ...streetAddress(), state: 'IL', locationAlias: 'Changed', notes: 'Changed' },
  }),
  deleteLocation: ({ locationNumber }) => ({ params: { locationNumber } }),
  mergeLocations: ({ locationNumber, otherLocationNumber }) => ({
    params: { locationNumber },
    body: { mergeNumber: otherLocationNumber },
  }),
  getLocationContacts: ({ locationNumber }) => ({ params: { locationNumber } }),
  getDockSchedule: ({ locationNumber }) => ({ params: { locationNumber } }),
  updateDockSchedule: ({ dockScheduleId }) => ({
    params: { dockScheduleId },
    body: {
      isAppointmentRequired: true,
      dockHours: [
        { dayOfWeek: 1, startTime: '08:00:00', endTime: '17:00:00', isClosed: false, isTwentyFourHour: false },
      ],
    },
  }),
  importLocations: () => ({ body: { data: locationsCsv, importId: randomUUID() } }),
}

export const given: Given = async ({ ask, name }) => {
  const place = { city: 'Chicago', state: 'IL', postalCode: '60606', country: 'US' } as const
  const add = async (number: number) => {
    const body = { ...place, companyName: `Firm of ${name}`, addressLine1: `${number} ${name} Street` }
    return (await ask(createCompanyLocation, { body })).resultNumber
  }
  const [locationNumber, otherLocationNumber] = [await add(1), await add(2)]
  const { id: dockScheduleId } = await ask(getDockSchedule, { params: { locationNumber } })
  return { locationNumber, otherLocationNumber, dockScheduleId }
}

const locationsCsv = Buffer.from(
  `${locationTemplateHeader.join(',')}\nYard,Somebody,1 Dock Rd,,Chicago,IL,60606`,
).toString('base64')

const streetAddress = () => ({
  addressLine1: `${randomInt(1, 1_000_000_000)} Main St`,
  city: 'Chicago',
  postalCode: '60606',
  country: 'US',
})
