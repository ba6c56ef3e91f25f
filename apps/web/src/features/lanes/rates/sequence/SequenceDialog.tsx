import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { resequenceLaneRates } from '@lanewise/contract/lanes'
import { movedTo } from '@lanewise/domain/consolidation/stop-order'
import { orderText } from '@lanewise/domain/lanes/rate-sequence'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useResequence } from '#features/lanes/lanes.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { failedWith, saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { useDragOrder } from '#ui/data/movable/use-drag-order.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { SequenceRow } from './SequenceRow.tsx'

type SequenceDialogProps = {
  laneId: string
  /** Rates that are active today. No others have a position. (LRATE-11) */
  rates: readonly LaneRate[]
  onClose: () => void
}

/** Sets the tender order of the rates by dragging, by buttons or by keyboard. (LRATE-13) */
export function SequenceDialog({ laneId, rates, onClose }: SequenceDialogProps) {
  const form = useContractForm(resequenceLaneRates.body, { contractSequences: sequencesOf(inOrder(rates)) })
  const { mutateAsync } = useResequence(laneId)
  const [announcement, announce] = useState('')
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { laneId }, body: values, options }),
    done: () => saved('Rate sequences saved successfully!'),
    failed: failedWith('Failed to update rate sequences'),
    onSaved: onClose,
  })
  const order = useWatch({ control: form.control, name: 'contractSequences' }).map(({ contractId }) => contractId)
  const move = (from: number, to: number) => {
    const next = movedTo(order, from, to)
    form.setValue('contractSequences', sequencesOf(next), { shouldDirty: true })
    const name = rates.find(({ id }) => id === order[from])?.carrierName
    announce(`${name} is ${orderText(to + 1)} of ${order.length}`)
  }
  const { list, dragOf } = useDragOrder(move)
  return (
    <FormDialog
      frame={{ size: 480, title: 'Tender Sequence', footerNote: 'Alt ↑ ↓ moves a rate' }}
      saving={saving}
      save={{ operation: resequenceLaneRates, verb: 'Save', isReady: true }}
      onClose={onClose}
    >
      <List ref={list} aria-label="Tender Sequence">
        {order.map((id, index) => {
          const rate = rates.find((one) => one.id === id)
          return (
            rate && (
              <SequenceRow key={id} rate={rate} index={index} count={order.length} drag={dragOf(index)} onMove={move} />
            )
          )
        })}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FormDialog>
  )
}

/** Rates without a position come last. */
const inOrder = (rates: readonly LaneRate[]) =>
  rates
    .toSorted((a, b) => (a.sequence ?? Number.POSITIVE_INFINITY) - (b.sequence ?? Number.POSITIVE_INFINITY))
    .map(({ id }) => id)

const List = styled('ol')({ display: 'grid', gap: 6, listStyle: 'none' })

/** Tender order as the API expects it, starting at 1. */
const sequencesOf = (ids: readonly string[]) => ids.map((contractId, index) => ({ contractId, sequence: index + 1 }))
