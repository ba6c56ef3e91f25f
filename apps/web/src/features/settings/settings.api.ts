import {
  billingSettingChanged,
  billToCompanyChanged,
  createBillingSetting,
  createBillToCompany,
  deleteBillingSetting,
  deleteBillToCompany,
  getBillingSetting,
  getBillingSettings,
  getBillToCompanies,
  getBillToCompany,
  getDefaultBillingSetting,
  updateBillingSetting,
  updateBillToCompany,
} from '@lanewise/contract/billing'
import { findCarriers, getCarrier } from '@lanewise/contract/carriers'
import { getCompanySettings, getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getOrderDocuments, getShipmentDocuments } from '@lanewise/contract/documents'
import { getHistory } from '@lanewise/contract/history'
import type { Operation } from '@lanewise/contract/operation'
import {
  getBookingSettings,
  getDocumentSettings,
  getInsuranceSettings,
  getOrderDefaultSettings,
  getQuoteMarkupSettings,
  removeCompanyLogo,
  setCompanyLogo,
  settingsChanged,
  updateBookingSettings,
  updateDocumentSettings,
  updateInsuranceSettings,
  updateOrderDefaultSettings,
  updateQuoteMarkupSettings,
} from '@lanewise/contract/settings'
import { query, useOperation } from '#platform/query/query.ts'

const refreshed = { refreshOn: [settingsChanged] } as const

export const bookingQuery = query(getBookingSettings, {}, refreshed)
export const documentQuery = query(getDocumentSettings, {}, refreshed)
export const insuranceQuery = query(getInsuranceSettings, {}, refreshed)
export const quoteMarkupQuery = query(getQuoteMarkupSettings, {}, refreshed)

export const orderDefaultQuery = query(getOrderDefaultSettings, {}, refreshed)

export const useUpdateBooking = () =>
  useOperation(updateBookingSettings, { refreshes: [getBookingSettings, getHistory, getCompanySettings] })

export const useSetCompanyLogo = () => useOperation(setCompanyLogo, { refreshes: [getBookingSettings, getHistory] })
export const useRemoveCompanyLogo = () =>
  useOperation(removeCompanyLogo, { refreshes: [getBookingSettings, getHistory] })

/** Shipments show their required documents, so they are refreshed too. */
export const useUpdateDocuments = () =>
  useOperation(updateDocumentSettings, {
    refreshes: [getDocumentSettings, getHistory, getShipmentDocuments, getOrderDocuments],
  })

/** Carriers show their certificate status, which depends on the warning days. */
export const useUpdateInsurance = () =>
  useOperation(updateInsuranceSettings, { refreshes: [getInsuranceSettings, getHistory, findCarriers, getCarrier] })

export const useUpdateQuoteMarkup = () =>
  useOperation(updateQuoteMarkupSettings, {
    refreshes: [getQuoteMarkupSettings, getHistory, getCustomerConfiguration],
  })

export const useUpdateOrderDefaults = () =>
  useOperation(updateOrderDefaultSettings, {
    refreshes: [getOrderDefaultSettings, getHistory, getCustomerConfiguration, getCompanySettings],
  })

export const changesQuery = (entity: string, entityId: string, pageSize: number) =>
  query(getHistory, { params: { entity, entityId }, query: { page: 1, pageSize } }, refreshed)

const settingsOfBilling = { refreshOn: [billingSettingChanged] } as const
const companiesToBill = { refreshOn: [billToCompanyChanged] } as const

export const billingSettingsQuery = query(getBillingSettings, {}, settingsOfBilling)
export const billingSettingQuery = (billingSettingId: string) =>
  query(getBillingSetting, { params: { billingSettingId } }, settingsOfBilling)

/** All settings are refreshed, because another one may have lost the default flag. */
const useBillingChange = <O extends Operation>(operation: O) =>
  useOperation(operation, { refreshes: [getBillingSettings, getBillingSetting, getDefaultBillingSetting, getHistory] })
export const useCreateBillingSetting = () => useBillingChange(createBillingSetting)
export const useUpdateBillingSetting = () => useBillingChange(updateBillingSetting)
export const useDeleteBillingSetting = () => useBillingChange(deleteBillingSetting)

export const billToCompaniesQuery = query(getBillToCompanies, {}, companiesToBill)
export const billToCompanyQuery = (billToCompanyNumber: string) =>
  query(getBillToCompany, { params: { billToCompanyNumber } }, companiesToBill)

const useBillToChange = <O extends Operation>(operation: O) =>
  useOperation(operation, { refreshes: [getBillToCompanies, getBillToCompany, getHistory] })
export const useCreateBillToCompany = () => useBillToChange(createBillToCompany)
export const useUpdateBillToCompany = () => useBillToChange(updateBillToCompany)
export const useDeleteBillToCompany = () => useBillToChange(deleteBillToCompany)
