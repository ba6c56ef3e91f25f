import { Suspense } from 'react'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import type { GenerateBolsProps } from './GenerateBols.tsx'

const Loaded = lazyPart(async () => (await import('./GenerateBols.tsx')).GenerateBols)

export const LazyGenerateBols = (props: GenerateBolsProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
