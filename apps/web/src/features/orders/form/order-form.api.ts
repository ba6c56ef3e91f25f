import {
  type BillToCompany,
  getBillingSettings,
  getBillToCompanies,
  getDefaultBillingSetting,
} from '@lanewise/contract/billing'
import {
  type CompanySettings,
  type CustomerConfiguration,
  getCompanySettings,
  getCustomerConfiguration,
} from '@lanewise/contract/configuration'
import { findAllLocations } from '@lanewise/contract/locations'
import type { Answer } from '@lanewise/contract/operation'
import { getCompanyReferenceNumbers, getOrderInformation, getOrderRequirementFlags } from '@lanewise/contract/orders'
import { getMileage } from '@lanewise/contract/places'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import { useRefusalOf } from '#platform/allowed.tsx'
import { query, useOperationQuery } from '#platform/query/query.ts'
import type { QuotedPlace } from './quote-origin.ts'

/** Data that the form needs. (ORDER-11) */
export type OrderInputs = {
  configuration: CustomerConfiguration
  settings: CompanySettings
  requirements: Answer<typeof getOrderRequirementFlags>['items']
  references: Answer<typeof getCompanyReferenceNumbers>
  billingSetting: Answer<typeof getDefaultBillingSetting>['billingSetting']
  billToCompanies: readonly BillToCompany[]
}

/** Read only once, because a settings change must not affect an open form. */
const once = { isFinal: true } as const

export function useOrderInputs() {
  const configuration = useOperationQuery(query(getCustomerConfiguration, {}), once)
  const settings = useOperationQuery(query(getCompanySettings, {}), once)
  const requirements = useOperationQuery(query(getOrderRequirementFlags, {}), once)
  const references = useOperationQuery(query(getCompanyReferenceNumbers, {}), once)
  const billing = useOperationQuery(query(getDefaultBillingSetting, {}), once)
  const billTo = useOperationQuery(query(getBillToCompanies, {}), once)
  const all = [configuration, settings, requirements, references, billing, billTo]
  const inputs: OrderInputs | null =
    configuration.data && settings.data && requirements.data && references.data && billing.data && billTo.data
      ? {
          configuration: configuration.data,
          settings: settings.data,
          requirements: requirements.data.items,
          references: references.data,
          billingSetting: billing.data.billingSetting,
          billToCompanies: billTo.data.data,
        }
      : null
  return {
    inputs,
    isFailed: all.some(({ isError }) => isError),
    retry: () => {
      for (const one of all) if (one.isError) void one.refetch()
    },
  }
}

/** Input of the rules for new orders and for changes. */
export const basisOf = (inputs: OrderInputs): OrderBasis => ({
  configuration: inputs.configuration,
  settings: inputs.settings,
  references: inputs.references,
  billingSetting: inputs.billingSetting?.id ?? null,
})

/** Order that the form is filled from. It is not refetched; conflicting changes are detected when the form is saved. */
export const useOrderInformation = (orderNumber: string | null) =>
  useOperationQuery(query(getOrderInformation, { params: { orderNumber: orderNumber ?? '' } }), {
    enabled: orderNumber !== null,
    isFinal: true,
  })

/** Location by id; null when there is none or the user may not view it. (LOC-9) */
export function useDefaultLocation(id: string | null) {
  const mayRead = useRefusalOf(findAllLocations) === undefined
  const locationsQuery = query(findAllLocations, { body: { ids: id ? [id] : [], page: 1, pageSize: 1 } })
  const { data, status } = useOperationQuery(locationsQuery, { enabled: id !== null && mayRead, isFinal: true })
  return { location: data?.data[0] ?? null, isLoading: status === 'loading' }
}

export const useBillingSettings = () => useOperationQuery(query(getBillingSettings, {}), once).data?.data ?? []

/** Route over the known places, measured in the same way as by the server when the order is saved. */
export function useDraftRoute(places: readonly QuotedPlace[]) {
  const points = places.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  const isWhole = points.length > 1 && points.length === places.length
  return useOperationQuery(query(getMileage, { body: { points } }), { enabled: isWhole })
}
