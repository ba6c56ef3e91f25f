export { ManageWatchers } from './ManageWatchers.tsx'
export { useWatchers } from './watchers.api.ts'
