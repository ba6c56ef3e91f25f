import type { SavedView } from '@lanewise/contract/saved-views'
import { Plus } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { useNarrow } from '#ui/use-media.ts'
import type { GivenView } from './tabs/GivenTabs.tsx'
import type { CurrentView } from './use-current-view.ts'

type SaveViewProps = {
  current: CurrentView
  /** The saved views are loaded, so that the current query can be compared with them. */
  isKnown: boolean
  given: readonly GivenView[]
  onSave: (view: SavedView) => void
  onNew: () => void
}

/** Shown beside the filter chips of a filtered list, and enabled when the list shows a query that no view contains. */
export function SaveView({ current, isKnown, given, onSave, onNew }: SaveViewProps) {
  const isNarrow = useNarrow()
  const { view, isChanged } = current
  if (view && isChanged)
    return (
      <MenuButton
        kind="ghost"
        label="Save view"
        icon={<Plus />}
        iconOnly={isNarrow}
        items={[
          { label: 'Save changes', onSelect: () => onSave(view) },
          { label: 'Save as new', onSelect: onNew },
        ]}
      />
    )
  if (current.query === '') return null
  const isGiven = given.some(({ query }) => query === current.query)
  const reason = whyAsleep(current, { isKnown, isGiven })
  const wiring = { icon: <Plus />, onClick: onNew, ...(reason && { disabledReason: reason }) }
  if (isNarrow) return <IconButton label="Save view" {...wiring} />
  return (
    <Button kind="ghost" {...wiring}>
      Save view
    </Button>
  )
}

function whyAsleep({ view }: CurrentView, { isKnown, isGiven }: { isKnown: boolean; isGiven: boolean }) {
  if (!isKnown) return 'Saved views are not loaded'
  if (view) return 'The list shows this view as it was saved'
  if (isGiven) return 'This view is built in'
}
