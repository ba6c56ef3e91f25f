import type { Feature } from '#platform/feature.ts'
import { routes } from './bills-of-lading.routes.ts'

export { drawBill } from './bills-of-lading.actions.ts'
export { payersOf } from './load-bills.ts'

export const billsOfLading: Feature = { name: 'bills-of-lading', routes }
