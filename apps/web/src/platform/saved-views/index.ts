export type { GivenView } from './tabs/GivenTabs.tsx'
export { useSavedViews } from './use-saved-views.tsx'
