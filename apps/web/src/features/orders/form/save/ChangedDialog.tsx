import { getHistory } from '@lanewise/contract/history'
import { orderEntity } from '@lanewise/contract/orders'
import { styled } from '@mui/material/styles'
import { dateTimeHere } from '#platform/date-time.ts'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'

type ChangedDialogProps = {
  orderId: string
  /** Version that the user started from, and the newest one. */
  since: number
  newest: number
  onReload: () => void
  onKeepMine: () => void
  onClose: () => void
}

/** Changes that other users saved since the form was opened: fields, users and times. */
export function ChangedDialog({ orderId, since, newest, onReload, onKeepMine, onClose }: ChangedDialogProps) {
  const pageSize = Math.min(20, Math.max(1, newest - since))
  const historyQuery = query(getHistory, {
    params: { entity: orderEntity.name, entityId: orderId },
    query: { pageSize },
  })
  const { data, isError, refetch } = useOperationQuery(historyQuery)
  return (
    <Dialog
      open
      size={720}
      title="What changed"
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onReload}>
            Reload and discard my changes
          </Button>
          <Button kind="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
      footerNote="If you keep yours, the next save overwrites the changes listed here."
    >
      {isError && <ErrorState text="The changes could not be loaded" onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows />}
      {data?.data.map(({ id, who, at, changes, sentences }) => (
        <Entry key={id}>
          <h3>{`${who}, ${dateTimeHere(at)}`}</h3>
          <ul>
            {changes.map(({ label, from, to }) => (
              <li key={label}>
                <b>{label}</b> {`${from ?? 'Empty'} → ${to ?? 'Empty'}`}
              </li>
            ))}
            {changes.length === 0 && sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}
          </ul>
        </Entry>
      ))}
    </Dialog>
  )
}

const Entry = styled('section')(({ theme }) => ({
  '& + &': { marginTop: 16 },
  '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: '4px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& b': { fontWeight: 500, color: theme.vars.palette.text.secondary, marginRight: 8 },
}))
