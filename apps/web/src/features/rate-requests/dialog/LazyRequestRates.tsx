import { lazyDialog } from '#platform/routing/lazy-part.tsx'

export const LazyRequestRates = lazyDialog(async () => (await import('./AskForRates.tsx')).AskForRates)
