import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Feature } from '#platform/feature.ts'
import { routes } from './places.routes.ts'

export { inBox, inCircle } from './near.ts'
export { requirePlaces } from './place-of-end.ts'
export { countryOfStop, placeOfStop, quotablePlace, type StopInput } from './quotable.ts'

export const places = (engine: RoutingEngine): Feature => ({ name: 'places', routes: routes(engine) })
