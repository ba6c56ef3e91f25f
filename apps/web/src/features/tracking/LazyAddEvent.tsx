import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import type { AddEvent } from './AddEvent.tsx'

const Loaded = lazyPart(async () => (await import('./AddEvent.tsx')).AddEvent)

export const LazyAddEvent = (props: ComponentProps<typeof AddEvent>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
