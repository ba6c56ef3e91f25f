import { Suspense } from 'react'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import type { AddCarriersProps } from './AddCarriers.tsx'

const Loaded = lazyPart(async () => (await import('./AddCarriers.tsx')).AddCarriers)

/** Dialog whose code is loaded when the user adds carriers. */
export const LazyAddCarriers = (props: AddCarriersProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
