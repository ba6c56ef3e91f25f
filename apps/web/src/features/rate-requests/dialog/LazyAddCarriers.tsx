import { lazyDialog } from '#platform/routing/lazy-part.tsx'

export const LazyAddCarriers = lazyDialog(async () => (await import('./AddCarriers.tsx')).AddCarriers)
