export { SavedViews } from './SavedViews.tsx'
export type { GivenView } from './tabs/GivenTabs.tsx'
