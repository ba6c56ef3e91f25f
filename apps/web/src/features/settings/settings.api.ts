import { findCarriers, getCarrier } from '@lanewise/contract/carriers'
import { getCustomerConfiguration } from '@lanewise/contract/configuration'
import { getHistory } from '@lanewise/contract/history'
import {
  getInsuranceSettings,
  getOrderDefaultSettings,
  getQuoteMarkupSettings,
  settingsChanged,
  updateInsuranceSettings,
  updateOrderDefaultSettings,
  updateQuoteMarkupSettings,
} from '@lanewise/contract/settings'
import { query, useOperation } from '#platform/query/query.ts'

const refreshed = { refreshOn: [settingsChanged] } as const

export const insuranceQuery = query(getInsuranceSettings, {}, refreshed)
export const quoteMarkupQuery = query(getQuoteMarkupSettings, {}, refreshed)

export const orderDefaultQuery = query(getOrderDefaultSettings, {}, refreshed)

/** Carriers show what the warning days make of their certificates. */
export const useUpdateInsurance = () =>
  useOperation(updateInsuranceSettings, { refreshes: [getInsuranceSettings, getHistory, findCarriers, getCarrier] })

export const useUpdateQuoteMarkup = () =>
  useOperation(updateQuoteMarkupSettings, {
    refreshes: [getQuoteMarkupSettings, getHistory, getCustomerConfiguration],
  })

export const useUpdateOrderDefaults = () =>
  useOperation(updateOrderDefaultSettings, {
    refreshes: [getOrderDefaultSettings, getHistory, getCustomerConfiguration],
  })

/** The latest changes of a page. */
export const changesQuery = (entity: string, entityId: string, pageSize: number) =>
  query(getHistory, { params: { entity, entityId }, query: { page: 1, pageSize } }, refreshed)
