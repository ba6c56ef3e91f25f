import { Suspense } from 'react'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import type { RequestRatesProps } from './RequestRates.tsx'

const Loaded = lazyPart(async () => (await import('./AskForRates.tsx')).AskForRates)

/** Dialog whose code is loaded when the user requests rates. */
export const LazyRequestRates = (props: RequestRatesProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
