import { type SavedView, updateSavedView } from '@lanewise/contract/saved-views'
import type { ViewActions } from '#platform/saved-views/saved-views.api.ts'
import { ViewDialog } from './ViewDialog.tsx'

type RenameViewProps = { view: SavedView; actions: ViewActions; onClose: () => void }

export function RenameView({ view, actions, onClose }: RenameViewProps) {
  return (
    <ViewDialog
      title="Rename view"
      values={{ name: view.name, isDefault: view.isDefault }}
      save={{ operation: updateSavedView, verb: 'Rename', done: 'View renamed' }}
      onSave={({ name }, options) => actions.rename(view, name, options)}
      onClose={onClose}
    />
  )
}
