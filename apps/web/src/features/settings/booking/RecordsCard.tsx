import type { Entity } from '@lanewise/contract/entity'
import type { EventDefinition } from '@lanewise/contract/event'
import type { Operation } from '@lanewise/contract/operation'
import { Building2, History, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { HistoryPanel } from '#features/history/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import type { CallStatus } from '#platform/query/query.ts'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { Button } from '#ui/action/Button.tsx'
import { RecordList, RecordMenu, RecordRow } from '#ui/data/record-rows.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'

type NamedRecord = { id: string; name: string }
type Read<R> = { data: { data: R[] } | undefined; status: CallStatus; error: unknown; refetch: () => Promise<unknown> }

export type Keeping<R extends NamedRecord> = {
  title: string
  /** Singular name for buttons and confirmations, for example "Billing Setting". */
  one: string
  empty: string
  entity: Entity<R>
  events: readonly EventDefinition[]
  /** Operation whose permission adding, changing and deleting require. */
  change: Operation
  columns: string
  row: (record: R) => ReactNode
  dialog: (record: R | null, onClose: () => void) => ReactNode
  /** Consequence of deleting, as text for the confirmation. */
  whatFollows: string
  /** Reason why a record cannot be deleted, if any. */
  lockedBecause?: (record: R) => string | undefined
}

type RecordsCardProps<R extends NamedRecord> = {
  of: Keeping<R>
  read: Read<R>
  remove: (record: R) => Promise<unknown>
}
type Opened<R> = { edit: R | null } | { remove: R } | { history: R } | null

/** List of records with their actions, each in a dialog. */
export function RecordsCard<R extends NamedRecord>({ of, read, remove }: RecordsCardProps<R>) {
  const [opened, open] = useState<Opened<R>>(null)
  const refusal = useRefusalOf(of.change)
  const guard = refusal && { disabledReason: refusal }
  const close = () => open(null)
  const add = (
    <Button size="small" icon={<Plus />} {...guard} onClick={() => open({ edit: null })}>
      Add {of.one.toLowerCase()}
    </Button>
  )
  return (
    <Card flush title={of.title} side={add}>
      {read.status === 'loading' && <SkeletonRows height={52} />}
      {read.status === 'error' && <ErrorState text={errorText(read.error)} onRetry={() => void read.refetch()} />}
      {read.data?.data.length === 0 && <EmptyState text={of.empty} icon={<Building2 aria-hidden="true" />} />}
      <RecordList aria-label={of.title}>
        {read.data?.data.map((record) => (
          <RecordRow key={record.id} columns={of.columns}>
            {of.row(record)}
            <Menu of={of} record={record} onOpen={open} />
          </RecordRow>
        ))}
      </RecordList>
      {opened && 'edit' in opened && of.dialog(opened.edit, close)}
      {opened && 'remove' in opened && (
        <ConfirmCall
          danger
          title={`Delete ${of.one}?`}
          text={`${opened.remove.name} ${of.whatFollows}`}
          verb="Delete"
          done={`${of.one} deleted`}
          run={() => remove(opened.remove)}
          onClose={close}
        />
      )}
      {opened && 'history' in opened && (
        <Drawer open title={`History of ${opened.history.name}`} onClose={close}>
          <HistoryPanel entity={of.entity.name} entityId={opened.history.id} refreshOn={of.events} />
        </Drawer>
      )}
    </Card>
  )
}

type MenuProps<R extends NamedRecord> = { of: Keeping<R>; record: R; onOpen: (opened: Opened<R>) => void }

function Menu<R extends NamedRecord>({ of, record, onOpen }: MenuProps<R>) {
  const refusal = useRefusalOf(of.change)
  const guard = refusal && { disabledReason: refusal }
  const obstacle = refusal ?? of.lockedBecause?.(record)
  return (
    <RecordMenu>
      <RowMenu
        label={`Actions for ${record.name}`}
        items={[
          { label: 'Edit', icon: <Pencil />, ...guard, onSelect: () => onOpen({ edit: record }) },
          { label: 'History', icon: <History />, onSelect: () => onOpen({ history: record }) },
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            ...(obstacle && { disabledReason: obstacle }),
            onSelect: () => onOpen({ remove: record }),
          },
        ]}
      />
    </RecordMenu>
  )
}
