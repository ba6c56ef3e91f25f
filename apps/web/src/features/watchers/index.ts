import { lazyDialog } from '#platform/routing/lazy-part.tsx'

export { useWatchers } from './watchers.api.ts'

export const ManageWatchers = lazyDialog(async () => (await import('./ManageWatchers.tsx')).ManageWatchers)
