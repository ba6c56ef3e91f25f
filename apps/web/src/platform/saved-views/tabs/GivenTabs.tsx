import type { CurrentView } from '#platform/saved-views/use-current-view.ts'
import { Tab } from './ViewTab.tsx'

/** A predefined view for all users. Its query has the format of `viewQuery`. */
export type GivenView = { label: string; query: string }

type GivenTabsProps = { allLabel: string; given: readonly GivenView[]; current: CurrentView }

/**
 * Tabs for the whole list and for the predefined views. A predefined view stays current when the user searches or
 * filters within it.
 */
export function GivenTabs({ allLabel, given, current }: GivenTabsProps) {
  const shown = current.view ? undefined : given.find(({ query }) => isWithin(current.query, query))
  return (
    <>
      <Tab to={{ search: '' }} isCurrent={!current.view && !shown}>
        {allLabel}
      </Tab>
      {given.map((view) => (
        <Tab key={view.label} to={{ search: `?${view.query}` }} isCurrent={view === shown}>
          {view.label}
        </Tab>
      ))}
    </>
  )
}

function isWithin(query: string, part: string): boolean {
  const params = new URLSearchParams(query)
  return [...new URLSearchParams(part)].every(([name, value]) => params.getAll(name).includes(value))
}
