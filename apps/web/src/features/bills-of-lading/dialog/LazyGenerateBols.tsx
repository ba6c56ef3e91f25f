import { lazy, Suspense } from 'react'
import type { GenerateBolsProps } from './GenerateBols.tsx'

const Loaded = lazy(async () => ({ default: (await import('./GenerateBols.tsx')).GenerateBols }))

export const LazyGenerateBols = (props: GenerateBolsProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
