import { lazy, Suspense } from 'react'
import type { RequestRatesProps } from './RequestRates.tsx'

const Loaded = lazy(async () => ({ default: (await import('./AskForRates.tsx')).AskForRates }))

/** The dialog, whose code is loaded when rates are wanted. */
export const LazyRequestRates = (props: RequestRatesProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
