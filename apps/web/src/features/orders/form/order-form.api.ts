import { type BillToCompany, getBillToCompanies, getDefaultBillingSetting } from '@lanewise/contract/billing'
import {
  type CompanySettings,
  type CustomerConfiguration,
  getCompanySettings,
  getCustomerConfiguration,
} from '@lanewise/contract/configuration'
import type { Answer } from '@lanewise/contract/operation'
import { getCompanyReferenceNumbers, getOrderRequirementFlags } from '@lanewise/contract/orders'
import type { OrderBasis } from '@lanewise/domain/orders/form/order-defaults'
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
