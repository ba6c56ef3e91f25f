import { randomUUID } from 'node:crypto'
import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'

/** Ids of records of one company that calls may name. */
export type World = {
  commodityId: string
  contactId: string
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

/** A valid call of every operation, by name; the walks over all operations fail for one that has none. */
export const examples: Record<string, (world: World) => Example> = {
  getCurrentUser: () => ({}),
  checkActivation: () => ({ params: { token: 'x'.repeat(43) } }),
  getPasswordReset: () => ({ params: { watch: 'x'.repeat(43) } }),
  getChangeNotices: () => ({}),
  getCommodityByCustomerCode: () => ({ query: { searchTerm: '', page: 1, pageSize: 20 } }),
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
  searchContacts: () => ({ query: { searchTerm: '', page: 1, pageSize: 20 } }),
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
  updatePreferences: () => ({ body: { theme: 'dark' } }),
}
