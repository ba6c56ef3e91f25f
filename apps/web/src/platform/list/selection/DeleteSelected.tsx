import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ListDefinition } from '#platform/list/list-definition.ts'
import { Button } from '#ui/action/Button.tsx'
import { Progress } from '#ui/feedback/Progress.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { type Refusal, useDeleteRows } from './use-delete-rows.ts'

type DeleteSelectedProps<R extends object> = {
  definition: ListDefinition<R, string>
  rows: readonly R[]
  onDeleted: (ids: readonly string[]) => void
  onClose: () => void
}

/**
 * Confirms the deletion of all selected rows once, shows the progress, and lists rows that could not be deleted with
 * the reason.
 */
export function DeleteSelected<R extends object>(props: DeleteSelectedProps<R>) {
  const { definition, onDeleted, onClose } = props
  const { entity } = definition
  // A copy of the rows, because the selection shrinks while rows are deleted.
  const [rows] = useState(props.rows)
  const snackbar = useSnackbar()
  const { state, run } = useDeleteRows(definition)
  const count = plural(rows.length, entity.name, entity.plural)
  const confirm = async () => {
    const { deleted, refusals } = await run(rows)
    onDeleted(deleted)
    if (refusals.length > 0) return
    snackbar.success(`${count} deleted`)
    onClose()
  }
  if (state.step === 'done' && state.refusals.length > 0)
    return <Outcome title={`${state.deleted.length} of ${count} deleted`} refusals={state.refusals} onClose={onClose} />
  const isRunning = state.step === 'running'
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${count}?`}
      text={isRunning ? <Running done={state.done} all={rows.length} /> : <Names {...{ definition, rows }} />}
      verb="Delete"
      loading={isRunning}
      onConfirm={() => void confirm()}
      onClose={() => !isRunning && onClose()}
    />
  )
}

const Running = ({ done, all }: { done: number; all: number }) => (
  <Progress label="Deleting" value={(done / all) * 100} detail={`${done} of ${all}`} />
)

/** Maximum number of names listed in the confirmation. */
const NAMES = 5

function Names<R extends object>({ definition, rows }: Pick<DeleteSelectedProps<R>, 'definition' | 'rows'>) {
  const names = rows.slice(0, NAMES).map(definition.entity.title)
  const others = rows.length - names.length
  return <p>{[...names, ...(others > 0 ? [`${others} more`] : [])].join(', ')}</p>
}

type OutcomeProps = { title: string; refusals: readonly Refusal[]; onClose: () => void }

const Outcome = ({ title, refusals, onClose }: OutcomeProps) => (
  <Dialog open title={title} narrow="centred" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    <Refusals aria-label="Not deleted">
      {refusals.map(({ name, reason }) => (
        <li key={name}>
          <strong>{name}</strong> {reason}
        </li>
      ))}
    </Refusals>
  </Dialog>
)

const Refusals = styled('ul')({ display: 'grid', gap: 8, listStyle: 'none' })
