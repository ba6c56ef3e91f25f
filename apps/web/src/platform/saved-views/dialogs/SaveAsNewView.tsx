import { createSavedView } from '@lanewise/contract/saved-views'
import { SwitchField } from '#platform/form/fields.tsx'
import type { ViewActions } from '#platform/saved-views/saved-views.api.ts'
import { ViewDialog } from './ViewDialog.tsx'

type SaveAsNewViewProps = { query: string; actions: ViewActions; onClose: () => void }

export function SaveAsNewView({ query, actions, onClose }: SaveAsNewViewProps) {
  return (
    <ViewDialog
      title="Save view"
      values={{ name: '', isDefault: false }}
      save={{ operation: createSavedView, verb: 'Save', done: 'View saved' }}
      onSave={(values, options) => actions.create({ ...values, query }, options)}
      onClose={onClose}
    >
      <SwitchField name="isDefault" label="Set as default" />
    </ViewDialog>
  )
}
