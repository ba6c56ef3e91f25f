import { changedMeanwhile } from '@lanewise/contract/messages'
import { editableIn, editRefusal, type OrderStatus, orderStatusLabel } from '@lanewise/domain/orders/order-status'
import { styled } from '@mui/material/styles'
import { History, Lock, RotateCw } from 'lucide-react'
import { momentHere } from '#platform/date-time.ts'
import { TroubleNotice } from '#platform/form/save/TroubleNotice.tsx'
import type { Trouble } from '#platform/form/save/use-sender.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import type { useStoredDraft } from './stored-draft.ts'

type NoticesProps = {
  stored: Pick<ReturnType<typeof useStoredDraft>, 'storedDraft' | 'takeUp' | 'discard'>
  trouble: Trouble | null
  isSaving: boolean
  onRetry: () => void
  /** Set while a newer version saved by another user blocks saving. */
  outdated: { onReload: () => void; onShow: () => void } | null
  status: OrderStatus | null
}

/** Notices about the whole order, above its sections. */
export function Notices({ stored, trouble, isSaving, onRetry, outdated, status }: NoticesProps) {
  const limit = status && limitOf(status)
  if (!stored.storedDraft && !trouble && !outdated && !limit) return null
  return (
    <List>
      {limit && <Alert icon={<Lock aria-hidden="true" />}>{limit}</Alert>}
      {stored.storedDraft && (
        <StoredDraftNotice savedAt={stored.storedDraft.savedAt} onTakeUp={stored.takeUp} onDiscard={stored.discard} />
      )}
      {outdated && (
        <Alert
          tone="risk"
          live
          title={changedMeanwhile}
          action={
            <Actions>
              <Button size="small" icon={<RotateCw />} onClick={outdated.onReload}>
                Reload
              </Button>
              <Button size="small" icon={<History />} onClick={outdated.onShow}>
                See what changed
              </Button>
            </Actions>
          }
        >
          What you entered is still here.
        </Alert>
      )}
      {trouble && <TroubleNotice trouble={trouble} isSaving={isSaving} onRetry={onRetry} />}
    </List>
  )
}

/** Remaining editable parts of the order, when not all of it is editable. (DEF-58) */
function limitOf(status: OrderStatus): string | undefined {
  if (editableIn(status) !== 'some') return editRefusal(status, 'stops')
  return `This order is ${orderStatusLabel(status)}. Reference numbers, notes, special instructions, contacts and appointments can still be changed.`
}

type StoredDraftNoticeProps = { savedAt: string; onTakeUp: () => void; onDiscard: () => void }

const StoredDraftNotice = ({ savedAt, onTakeUp, onDiscard }: StoredDraftNoticeProps) => (
  <Alert
    live
    action={
      <Actions>
        <Button size="small" onClick={onTakeUp}>
          {`Continue your draft from ${momentHere(savedAt, new Date())}`}
        </Button>
        <Button kind="ghost" size="small" onClick={onDiscard}>
          Discard
        </Button>
      </Actions>
    }
  >
    You left an order unfinished.
  </Alert>
)

const List = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
