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
import type { FormLocation } from '@lanewise/contract/order-payload'
import { getCompanyReferenceNumbers, getOrderInformation, getOrderRequirementFlags } from '@lanewise/contract/orders'
import { getMileage } from '@lanewise/contract/places'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
import { useRefusalOf } from '#platform/allowed.tsx'
import { query, useOperationQuery } from '#platform/query/query.ts'

/** ORDER-11: the six inputs of the form. */
export type OrderInputs = {
  configuration: CustomerConfiguration
  settings: CompanySettings
  requirements: Answer<typeof getOrderRequirementFlags>['items']
  references: Answer<typeof getCompanyReferenceNumbers>
  billingSetting: Answer<typeof getDefaultBillingSetting>['billingSetting']
  billToCompanies: readonly BillToCompany[]
}

/** A change of the settings must not change a form that somebody fills in, so each is read once. */
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

/** What the rules of new orders and changes go by. */
export const basisOf = (inputs: OrderInputs): OrderBasis => ({
  configuration: inputs.configuration,
  settings: inputs.settings,
  references: inputs.references,
  billingSetting: inputs.billingSetting?.id ?? null,
})

/** The order that a form is filled from; what others save later is met when this one is saved. */
export const useOrderInformation = (orderNumber: string | null) =>
  useOperationQuery(query(getOrderInformation, { params: { orderNumber: orderNumber ?? '' } }), {
    enabled: orderNumber !== null,
    isFinal: true,
  })

/** LOC-9: the location of an id; null where there is none, or the user may not see it. */
export function useDefaultLocation(id: string | null) {
  const mayRead = useRefusalOf(findAllLocations) === undefined
  const asked = query(findAllLocations, { body: { ids: id ? [id] : [], page: 1, pageSize: 1 } })
  const { data, status } = useOperationQuery(asked, { enabled: id !== null && mayRead, isFinal: true })
  return { location: data?.data[0] ?? null, isLoading: status === 'loading' }
}

/** The ways in which the company can be billed. */
export const useBillingSettings = () => useOperationQuery(query(getBillingSettings, {}), once).data?.data ?? []

/** The way over the places that are known, measured as the server measures it when the order is saved. */
export function useOrderWay(places: readonly FormLocation[]) {
  const points = places.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  const isWhole = points.length > 1 && points.length === places.length
  return useOperationQuery(query(getMileage, { body: { points } }), { enabled: isWhole })
}
