import type { SavedView } from '@lanewise/contract/saved-views'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { errorText } from '#platform/query/problem.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { readStored, writeStored } from '#platform/stored.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import type { OpenedView } from './dialogs/ViewDialogs.tsx'
import { SaveView } from './SaveView.tsx'
import { useStoredViews, useViewActions } from './saved-views.api.ts'
import type { GivenView } from './tabs/GivenTabs.tsx'
import { ViewTabs } from './tabs/ViewTabs.tsx'
import { useCurrentView } from './use-current-view.ts'
import { useDefaultView } from './use-default-view.ts'
import { ViewMenu } from './ViewMenu.tsx'

const ViewDialogs = lazyDialog(async () => (await import('./dialogs/ViewDialogs.tsx')).ViewDialogs)

type SavedViewsSetup = {
  /** Name of the list, equal to the `plural` of its entity. */
  list: string
  /** Label of the first tab, which shows the whole list: "All carriers". */
  allLabel: string
  /** Predefined views for all users, shown after the first tab. */
  given?: readonly GivenView[]
}

const none: SavedView[] = []
const nothingGiven: GivenView[] = []

/**
 * Saved views of a list: its tabs below the title, which are null while the whole list is the only view, and the button
 * that saves the current filter. They only read and write the URL, so a list that stores its state there
 * (`useListState`) needs nothing else.
 */
export function useSavedViews({ list, allLabel, given = nothingGiven }: SavedViewsSetup) {
  const viewsQuery = useStoredViews(list)
  const views = viewsQuery.data ?? none
  useDefaultView(viewsQuery.data)
  const current = useCurrentView(views)
  const actions = useViewActions(list)
  const attempt = useAttempt(actions.readAgain)
  const [opened, open] = useState<OpenedView | null>(null)

  const saveChanges = (view: SavedView) =>
    attempt(() => actions.saveFilter(view, current.query), `“${view.name}” now shows this filter`)
  const setDefault = (view: SavedView) => attempt(() => actions.setDefault(view, !view.isDefault))
  const failure = viewsQuery.status === 'error' ? { onRetry: () => void viewsQuery.refetch() } : undefined
  const hasViews = useHasViews(list, viewsQuery.data)
  const menu = current.view && (
    <ViewMenu
      view={current.view}
      onRename={(rename) => open({ rename })}
      onSetDefault={setDefault}
      onDelete={(remove) => open({ remove })}
    />
  )
  const isShown = given.length > 0 || hasViews || failure !== undefined
  return {
    tabs: isShown ? <ViewTabs {...{ allLabel, given, views, current, menu, failure }} /> : null,
    save: (
      <>
        <SaveView
          {...{ current, given }}
          isKnown={viewsQuery.data !== undefined}
          onSave={saveChanges}
          onNew={() => open('save')}
        />
        {opened && <ViewDialogs {...{ opened, actions }} query={current.query} onClose={() => open(null)} />}
      </>
    ),
  }
}

/** While the views are being fetched, the row of tabs is there if it was there last time, so that nothing moves. */
function useHasViews(list: string, views: readonly SavedView[] | undefined): boolean {
  const key = `savedViews.${list}`
  const [before] = useState(() => readStored(key, z.boolean(), false))
  const now = views && views.length > 0
  useEffect(() => {
    if (now !== undefined) writeStored(key, now)
  }, [key, now])
  return now ?? before
}

/** Runs an action and shows a message when it is rejected. */
function useAttempt(afterRefusal: () => void) {
  const snackbar = useSnackbar()
  return async (action: () => Promise<void>, done?: string) => {
    try {
      await action()
      if (done) snackbar.success(done)
    } catch (error) {
      snackbar.error(errorText(error))
      afterRefusal()
    }
  }
}
