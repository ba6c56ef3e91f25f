import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { deleteLaneRate, updateLaneRate } from '@lanewise/contract/lanes'
import { orderText } from '@lanewise/domain/lanes/rate-sequence'
import { styled } from '@mui/material/styles'
import { CircleDashed, Pencil, Trash2 } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Chip } from '#ui/chip/Chip.tsx'

export type RateListProps = {
  rates: readonly LaneRate[]
  onEdit: (rate: LaneRate) => void
  onRemove: (rate: LaneRate) => void
}

/** Position in the tender order, or "Inactive". (LRATE-8, LRATE-9) */
export function OrderText({ rate: { sequence } }: { rate: LaneRate }) {
  const text = orderText(sequence)
  if (sequence !== null) return <Place>{text}</Place>
  return <Chip icon={<CircleDashed aria-hidden="true" />}>{text}</Chip>
}

type RateButtonsProps = Omit<RateListProps, 'rates'> & { rate: LaneRate }

/** Edit and delete buttons. A replaced version is read-only. */
export function RateButtons({ rate, onEdit, onRemove }: RateButtonsProps) {
  const noEdit = useRefusalOf(updateLaneRate)
  const noDelete = useRefusalOf(deleteLaneRate)
  if (rate.isReplaced) return null
  const of = `rate of ${rate.carrierName}`
  return (
    <Buttons>
      <IconButton
        label={`Edit ${of}`}
        tooltip="Edit"
        icon={<Pencil />}
        {...(noEdit && { disabledReason: noEdit })}
        onClick={() => onEdit(rate)}
      />
      <IconButton
        label={`Delete ${of}`}
        tooltip="Delete"
        icon={<Trash2 />}
        {...(noDelete && { disabledReason: noDelete })}
        onClick={() => onRemove(rate)}
      />
    </Buttons>
  )
}

const Place = styled('span')({ fontWeight: 600 })
const Buttons = styled('span')({ display: 'inline-flex' })
