import { itemsOf } from '@lanewise/domain/orders/order'
import { freightSummary, linearFeetOf } from '@lanewise/domain/quotes/freight-summary'
import { useDraftRoute } from '#features/orders/form/order-form.api.ts'
import { useDraft } from '#features/orders/form/order-form.tsx'

export function useTotals() {
  const load = useDraft(({ stops, linearFeet }) => {
    const items = itemsOf({ stops })
    return { ...freightSummary(items), feet: linearFeetOf({ linearFeet, lineItems: items }), stops: stops.length }
  })
  const places = useDraft(({ stops }) => stops.flatMap(({ location }) => (location ? [location] : [])))
  const { data: route } = useDraftRoute(places)
  return {
    ...load,
    places,
    miles: places.length > 1 ? (route?.totalMiles ?? null) : null,
    line: places.length > 1 ? (route?.line ?? []) : [],
  }
}
