import { getCompanySettings, getCustomerConfiguration } from '@lanewise/contract/configuration'
import { centsOfDollars } from '@lanewise/contract/money'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { settingsChanged } from '@lanewise/contract/settings'
import { isInternationalRoute } from '@lanewise/domain/orders/order'
import type { QuotePricing } from '@lanewise/domain/quotes/rates/shown-rate'
import { markupApplies } from '@lanewise/domain/rating/markup'
import { workdaysOf } from '@lanewise/domain/shared/holidays'
import { query, useOperationQuery } from '#platform/query/query.ts'

const configurationQuery = query(getCustomerConfiguration, {}, { refreshOn: [settingsChanged] })
const settingsQuery = query(getCompanySettings, {}, { refreshOn: [settingsChanged] })

/** Pricing rules that turn costs into prices in this quote. No markup is added while they are unknown. */
export function usePricing({
  pickupLocation,
  dropoffLocation,
}: Pick<QuoteDraft, 'pickupLocation' | 'dropoffLocation'>) {
  const configuration = useOperationQuery(configurationQuery)
  const settings = useOperationQuery(settingsQuery)
  const pricing: QuotePricing = {
    configuration: configuration.data ?? null,
    audit: {
      freightAuditEnabled: settings.data?.freightAuditEnabled ?? false,
      freightAuditManagementFee: centsOfDollars(settings.data?.freightAuditManagementFee ?? 0),
    },
    isInternational: isInternationalRoute([pickupLocation, dropoffLocation].filter((place) => place !== null)),
    workdays: workdaysOf(
      [pickupLocation?.country, dropoffLocation?.country],
      configuration.data?.companyHolidays ?? [],
    ),
  }
  return {
    pricing,
    isLoading: configuration.status === 'loading' || settings.status === 'loading',
    isFailed: configuration.status === 'error' || settings.status === 'error',
    retry: () => void Promise.all([configuration.refetch(), settings.refetch()]),
    hasMarkup: configuration.data ? markupApplies(configuration.data, { isQuote: true }) : false,
    hasPartial: configuration.data?.includePartialTLQuotes ?? false,
  }
}
