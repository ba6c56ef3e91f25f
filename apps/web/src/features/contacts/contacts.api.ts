import { userChanged } from '@lanewise/contract/auth'
import {
  activateCustomer,
  contactChanged,
  createCustomerContact,
  deleteContact,
  getContactInfo,
  searchContacts,
  sendResetRaw,
  updateCustomerContact,
} from '@lanewise/contract/contacts'
import { getHistory } from '@lanewise/contract/history'
import { findCustomerLocations, getCustomerCompanyLocations, locationChanged } from '@lanewise/contract/locations'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** A contact also changes when a user activates the account or edits the own profile. */
export const contactEvents = [contactChanged, userChanged]
/** Contacts show the names of their locations. */
const refreshing = { refreshOn: [...contactEvents, locationChanged] }

export const contactQuery = (id: string) => query(getContactInfo, { params: { id } }, refreshing)

export const useContact = (id: string) => useOperationQuery(contactQuery(id))

const refreshes = [searchContacts, getContactInfo, getHistory]
export const useCreateContact = () => useOperation(createCustomerContact, { refreshes })
export const useUpdateContact = () => useOperation(updateCustomerContact, { refreshes })
export const useDeleteContact = () => useOperation(deleteContact, { refreshes: [searchContacts] })
export const useSendActivation = () => useOperation(activateCustomer, { refreshes })
export const useSendReset = () => useOperation(sendResetRaw, { refreshes: [getHistory] })

/** Options of the location fields. (CONTACT-64) */
export const useCompanyLocations = () =>
  useOperationQuery(query(getCustomerCompanyLocations, {}, { refreshOn: [locationChanged] }))
export const useFindOtherLocations = () => useOperation(findCustomerLocations)
