import { lazy, Suspense } from 'react'
import type { AddCarriersProps } from './AddCarriers.tsx'

const Loaded = lazy(async () => ({ default: (await import('./AddCarriers.tsx')).AddCarriers }))

/** The dialog, whose code is loaded when carriers are added. */
export const LazyAddCarriers = (props: AddCarriersProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
