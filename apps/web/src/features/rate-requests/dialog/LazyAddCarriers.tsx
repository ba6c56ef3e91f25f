import { lazy, Suspense } from 'react'
import type { AddCarriersProps } from './AddCarriers.tsx'

const Loaded = lazy(async () => ({ default: (await import('./AddCarriers.tsx')).AddCarriers }))

/** Dialog whose code is loaded when the user adds carriers. */
export const LazyAddCarriers = (props: AddCarriersProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
