import { lazyDialog } from '#platform/routing/lazy-part.tsx'

export const LazyGenerateBols = lazyDialog(async () => (await import('./GenerateBols.tsx')).GenerateBols)
