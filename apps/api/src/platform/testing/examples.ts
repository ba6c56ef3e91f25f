import { randomInt, randomUUID } from 'node:crypto'
import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import { locationTemplateHeader } from '@lanewise/domain/locations/location-row'

/** Ids of records of one company that calls may name. */
export type World = {
  commodityId: string
  carrierId: string
  certificateId: string
  carrierContactId: string
  contactId: string
  locationNumber: string
  otherLocationNumber: string
  dockScheduleId: string
  clerkId: string
  adminEmail: string
  companyId: string
  fileId: string
  savedViewId: string
}
export type Example = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const csv = Buffer.from(`${commodityTemplateHeader.join(',')}\nIMPORTED,Imported item`).toString('base64')

const certificate = {
  kind: 'Cargo',
  insurer: 'Great Plains Mutual',
  policyNumber: 'CG-1',
  coverageCents: 10_000_000,
  effectiveOn: '2026-01-01',
  expiresOn: '2026-12-31',
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

/** A valid call of every operation, by name; the walks over all operations fail for one that has none. */
export const examples: Record<string, (world: World) => Example> = {
  getCurrentUser: () => ({}),
  checkActivation: () => ({ params: { token: 'x'.repeat(43) } }),
  getPasswordReset: () => ({ params: { watch: 'x'.repeat(43) } }),
  getChangeNotices: () => ({}),
  getCommodityByCustomerCode: () => ({ query: { searchTerm: '', page: 1, pageSize: 20 } }),
  exportCommodities: () => ({ query: { searchTerm: '' } }),
  getCommodity: ({ commodityId }) => ({ params: { id: commodityId } }),
  createCommodity: () => ({
    body: { commodityCode: `NEW-${randomUUID()}`, description: 'New item', perPackageWeight: 12.5, palletCount: 2 },
  }),
  updateCommodity: ({ commodityId }) => ({
    params: { id: commodityId },
    body: { commodityCode: 'CHANGED', description: 'Changed item', isStackable: true },
  }),
  deleteCommodity: ({ commodityId }) => ({ params: { id: commodityId } }),
  importCommodities: () => ({ body: { data: csv, importId: randomUUID() } }),
  findCarriers: () => ({
    query: { searchTerm: '', mode: 'TL', equipment: 1, insurance: 'None', sort: '-name', page: 1 },
  }),
  exportCarriers: () => ({ query: { searchTerm: '', mode: 'TL', sort: '-insurance' } }),
  findCarrierByNumber: () => ({ query: { number: 'MC-7654321' } }),
  findCarrierOptions: () => ({ query: { q: 'freight' } }),
  getCarrier: ({ carrierId }) => ({ params: { carrierId } }),
  createCarrier: () => ({
    body: { name: 'New Freight', dotNumber: String(randomInt(1, 99_999_999)), modes: ['TL'], equipmentModes: [1, 2] },
  }),
  updateCarrier: ({ carrierId }) => ({
    params: { carrierId },
    body: { name: 'Changed Freight', docketNumber: 'MC 123456', cargoTypes: ['Meat'], website: 'www.changed.com' },
  }),
  deleteCarrier: ({ carrierId }) => ({ params: { carrierId } }),
  holdCarrier: ({ carrierId }) => ({ params: { carrierId }, body: { reason: 'Unpaid claims' } }),
  releaseCarrier: ({ carrierId }) => ({ params: { carrierId } }),
  setCarrierLogo: ({ carrierId }) => ({ params: { carrierId }, body: { data: onePixel } }),
  removeCarrierLogo: ({ carrierId }) => ({ params: { carrierId } }),
  addCarrierInsurance: ({ carrierId }) => ({ params: { carrierId }, body: certificate }),
  updateCarrierInsurance: ({ carrierId, certificateId }) => ({
    params: { carrierId, certificateId },
    body: { ...certificate, coverageCents: 1 },
  }),
  removeCarrierInsurance: ({ carrierId, certificateId }) => ({ params: { carrierId, certificateId } }),
  getCertificateFile: ({ carrierId, certificateId }) => ({ params: { carrierId, certificateId } }),
  setCertificateFile: ({ carrierId, certificateId }) => ({
    params: { carrierId, certificateId },
    body: { fileName: 'certificate.png', data: onePixel },
  }),
  removeCertificateFile: ({ carrierId, certificateId }) => ({ params: { carrierId, certificateId } }),
  addCarrierContact: ({ carrierId }) => ({ params: { carrierId }, body: { name: 'Di Spatch', role: 'Dispatch' } }),
  updateCarrierContact: ({ carrierId, carrierContactId }) => ({
    params: { carrierId, carrierContactId },
    body: { name: 'Bill Ing', role: 'Billing', phone: '(312) 555-0101' },
  }),
  removeCarrierContact: ({ carrierId, carrierContactId }) => ({ params: { carrierId, carrierContactId } }),
  searchContacts: () => ({ query: { searchTerm: '', page: 1, pageSize: 20 } }),
  exportContacts: () => ({ query: { searchTerm: '' } }),
  getContactInfo: ({ contactId }) => ({ params: { id: contactId } }),
  createCustomerContact: () => ({
    body: { firstName: 'Bo', lastName: 'Lind', primaryEmailAddress: `${randomUUID()}@shipper.test` },
  }),
  updateCustomerContact: ({ clerkId }) => ({
    params: { id: clerkId },
    body: { firstName: 'Bo', lastName: 'Changed', primaryEmailAddress: `${randomUUID()}@shipper.test` },
  }),
  deleteContact: ({ clerkId }) => ({ params: { id: clerkId } }),
  activateCustomer: ({ clerkId }) => ({ params: { contactId: clerkId } }),
  sendResetRaw: ({ adminEmail }) => ({ body: { emailAddress: adminEmail } }),
  getHazardClasses: () => ({}),
  getPackingGroups: () => ({}),
  getFreightClasses: () => ({}),
  getConfiguration: () => ({ params: { setting: 'productName' } }),
  getFeatureFlag: () => ({ params: { flag: 'anything' } }),
  getCompanySettings: () => ({}),
  getRecentChanges: () => ({ query: { page: 1, pageSize: 10 } }),
  getHistory: ({ commodityId }) => ({
    params: { entity: 'commodity', entityId: commodityId },
    query: { page: 1, pageSize: 20 },
  }),
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
      withDockSchedules: true,
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
  findPlaces: () => ({ query: { q: 'Chicago, IL' } }),
  getPostalCode: () => ({ params: { country: 'US', postalCode: '46204' } }),
  getProfile: () => ({}),
  updateProfile: () => ({
    body: { firstName: 'Ana', lastName: 'Ruiz', officeNumber: '(312) 555-0101', mobileNumber: null },
  }),
  setProfilePicture: () => ({ body: { data: onePixel } }),
  removeProfilePicture: () => ({}),
  getPicture: ({ fileId }) => ({ params: { fileId } }),
  getSavedViews: () => ({ query: { list: 'commodities' } }),
  createSavedView: () => ({ body: { list: 'commodities', name: `View ${randomUUID()}`, query: 'search=soap' } }),
  updateSavedView: ({ savedViewId }) => ({
    params: { id: savedViewId },
    body: { name: 'Changed view', query: 'search=oil', isDefault: true },
  }),
  deleteSavedView: ({ savedViewId }) => ({ params: { id: savedViewId } }),
  search: ({ companyId }) => ({
    params: { kind: 'contacts' },
    query: { q: 'shipper', includeVoided: true, companyId },
  }),
  updatePreferences: () => ({ body: { theme: 'dark' } }),
}
