import { getCarrierScorecard, getLocationVisits } from '@lanewise/contract/performance'
import { bind } from '#platform/http/bind.ts'
import { scorecardOf } from './carrier-figures.ts'
import { visitsOf } from './location-visits.ts'

export const routes = [
  bind(getCarrierScorecard, ({ ctx, params }) => scorecardOf(ctx, params.carrierId)),
  bind(getLocationVisits, ({ ctx, params }) => visitsOf(ctx, params.locationNumber)),
]
