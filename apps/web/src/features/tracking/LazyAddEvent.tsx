import { lazyDialog } from '#platform/routing/lazy-part.tsx'

export const LazyAddEvent = lazyDialog(async () => (await import('./AddEvent.tsx')).AddEvent)
