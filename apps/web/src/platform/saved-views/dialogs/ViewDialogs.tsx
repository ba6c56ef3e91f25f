import type { SavedView } from '@lanewise/contract/saved-views'
import { useNavigate } from 'react-router'
import type { ViewActions } from '#platform/saved-views/saved-views.api.ts'
import { DeleteView } from './DeleteView.tsx'
import { RenameView } from './RenameView.tsx'
import { SaveAsNewView } from './SaveAsNewView.tsx'

export type OpenedView = 'save' | { rename: SavedView } | { remove: SavedView }

type ViewDialogsProps = { opened: OpenedView; actions: ViewActions; query: string; onClose: () => void }

export function ViewDialogs({ opened, actions, query, onClose }: ViewDialogsProps) {
  const navigate = useNavigate()
  if (opened === 'save') return <SaveAsNewView {...{ query, actions, onClose }} />
  if ('rename' in opened) return <RenameView view={opened.rename} {...{ actions, onClose }} />
  const leave = () => void navigate({ search: '' }, { replace: true })
  return <DeleteView view={opened.remove} onDeleted={leave} {...{ actions, onClose }} />
}
