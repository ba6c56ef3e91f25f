import { itemsOf } from '@lanewise/domain/orders/order'
import { freightSummary, linearFeetOf } from '@lanewise/domain/quotes/freight-summary'
import { useDraftRoute } from '#features/orders/form/order-form.api.ts'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import type { QuotedPlace } from '#features/orders/form/quote-origin.ts'

const pointOf = ({ city, state, latitude, longitude }: QuotedPlace): QuotedPlace => ({
  city,
  state,
  latitude,
  longitude,
})

export function useTotals() {
  const load = useDraft(({ stops, linearFeet }) => {
    const items = itemsOf({ stops })
    return { ...freightSummary(items), feet: linearFeetOf({ linearFeet, lineItems: items }), stops: stops.length }
  })
  const { quoted } = useOrderForm()
  const places = useDraft(({ stops }) =>
    stops.flatMap(({ location }, index): QuotedPlace[] => {
      const place = location ?? quoted?.places[index]
      return place ? [pointOf(place)] : []
    }),
  )
  const { data: route } = useDraftRoute(places)
  return {
    ...load,
    places,
    miles: places.length > 1 ? (route?.totalMiles ?? null) : null,
    line: places.length > 1 ? (route?.line ?? []) : [],
  }
}
