import { addWatchedEntityWithEmail, type Watcher } from '@lanewise/contract/watchers'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { mayManageWatcher } from '@lanewise/domain/watchers/managers'
import { watchNotifications } from '@lanewise/domain/watchers/notification-types'
import { styled } from '@mui/material/styles'
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Avatar } from '#ui/data/Avatar.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { useRemove } from './use-remove.ts'
import { useWatchers, type Watched } from './watchers.api.ts'

type WatcherListProps = { entity: Watched; onForm: (watcher: Watcher | null) => void; onClose: () => void }

/** Watchers of the record with their notification types. (WATCH-3) */
export function WatcherList({ entity, onForm, onClose }: WatcherListProps) {
  const { data, status, error, refetch } = useWatchers(entity.entityId)
  const refusal = useRefusalOf(addWatchedEntityWithEmail)
  const guard = refusal && { disabledReason: refusal }
  const watchers = data?.items ?? []
  return (
    <Dialog
      open
      title="Manage Watchers"
      subtitle={entity.name}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" shortcut="Esc" onClick={onClose}>
            Close
          </Button>
          <Button kind="primary" icon={<Plus />} {...guard} onClick={() => onForm(null)}>
            Add Watcher
          </Button>
        </>
      }
    >
      {status === 'loading' && <SkeletonRows height={48} />}
      {status === 'error' && !data && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data && watchers.length === 0 && <EmptyState text="No watchers yet" icon={<Eye aria-hidden="true" />} />}
      <List aria-label="Watchers">
        {watchers.map((watcher) => (
          <Row key={watcher.id} entity={entity} watcher={watcher} onEdit={() => onForm(watcher)} />
        ))}
      </List>
    </Dialog>
  )
}

type RowProps = { entity: Watched; watcher: Watcher; onEdit: () => void }

function Row({ entity, watcher, onEdit }: RowProps) {
  const { name, emailAddress, notificationType, isConfirmed } = watcher
  const { remove, isRemoving } = useRemove(entity, watcher)
  const guard = mayManageWatcher(useUser(), entity.entityType, watcher) ? {} : { disabledReason: noPermissionText }
  return (
    <li>
      <Avatar name={name} size={28} />
      <Names>
        <b>{name}</b>
        <span>
          {name !== emailAddress && `${emailAddress} · `}
          {watchNotifications[notificationType]}
          {!isConfirmed && ' · Waiting for confirmation'}
        </span>
      </Names>
      <IconButton label={`Edit ${name}`} tooltip="Edit" icon={<Pencil />} {...guard} onClick={onEdit} />
      <IconButton
        label={`Remove ${name}`}
        tooltip="Remove"
        icon={<Trash2 />}
        loading={isRemoving}
        {...guard}
        onClick={() => void remove()}
      />
    </li>
  )
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 52 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Names = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { display: 'block', fontWeight: 500 },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
}))
