import { lazy, Suspense } from 'react'
import type { RequestRatesProps } from './RequestRates.tsx'

const Loaded = lazy(async () => ({ default: (await import('./AskForRates.tsx')).AskForRates }))

/** Dialog whose code is loaded when the user requests rates. */
export const LazyRequestRates = (props: RequestRatesProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
