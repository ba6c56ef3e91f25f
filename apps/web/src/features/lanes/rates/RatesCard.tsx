import type { Lane } from '@lanewise/contract/lane-fields'
import type { LaneRate } from '@lanewise/contract/lane-rate-fields'
import { createLaneRate, resequenceLaneRates } from '@lanewise/contract/lanes'
import { previewRateSheet } from '@lanewise/contract/rate-sheets'
import { styled } from '@mui/material/styles'
import { FileUp, HandCoins, ListOrdered, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLaneRates } from '#features/lanes/lanes.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { DeleteRate } from './DeleteRate.tsx'
import { ExpirationRow } from './ExpirationRow.tsx'
import { RateCards } from './RateCards.tsx'
import { RateTable } from './RateTable.tsx'

const RateDialog = lazyDialog(async () => (await import('./form/RateDialog.tsx')).RateDialog)
const SequenceDialog = lazyDialog(async () => (await import('./sequence/SequenceDialog.tsx')).SequenceDialog)

type Opened = 'sequence' | { edit: LaneRate | null } | { remove: LaneRate } | null

/** Contracted rates of a lane in tender order, and the action when all carriers have declined. */
export function RatesCard({ lane }: { lane: Lane }) {
  const [showsExpired, showExpired] = useShowExpired()
  const { data, status, error, isFetching, refetch } = useLaneRates(lane.id, showsExpired)
  const [opened, open] = useState<Opened>(null)
  const isNarrow = useNarrow()
  const rates = data?.items ?? []
  const active = rates.filter(({ isActive, isReplaced }) => isActive && !isReplaced)
  const List = isNarrow ? RateCards : RateTable
  const close = () => open(null)
  return (
    <Card
      flush
      title="Contracted Rates"
      subtitle={data && String(rates.length)}
      side={
        <Controls
          showsExpired={showsExpired}
          onShowExpired={showExpired}
          isFetching={isFetching}
          onRefresh={() => void refetch()}
          canSort={active.length > 1}
          onOpen={open}
        />
      }
    >
      {status === 'loading' && <SkeletonRows height={44} />}
      {status === 'error' && !data && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data && rates.length === 0 && <EmptyState text="No contracted rates" icon={<HandCoins aria-hidden="true" />} />}
      {rates.length > 0 && (
        <List rates={rates} onEdit={(rate) => open({ edit: rate })} onRemove={(rate) => open({ remove: rate })} />
      )}
      <ExpirationRow lane={lane} />
      {opened === 'sequence' && <SequenceDialog laneId={lane.id} rates={active} onClose={close} />}
      {opened !== null && opened !== 'sequence' && 'edit' in opened && (
        <RateDialog lane={lane} rate={opened.edit} onClose={close} />
      )}
      {opened !== null && opened !== 'sequence' && 'remove' in opened && (
        <DeleteRate rate={opened.remove} onClose={close} />
      )}
    </Card>
  )
}

/** The URL holds the switch, so that links and Back keep it. (LRATE-4) */
function useShowExpired(): [boolean, (shows: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const change = (shows: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (shows) next.set(name, 'true')
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get(name) === 'true', change]
}

const name = 'showExpired'

type ControlsProps = {
  showsExpired: boolean
  onShowExpired: (shows: boolean) => void
  isFetching: boolean
  onRefresh: () => void
  canSort: boolean
  onOpen: (what: Opened) => void
}

function Controls({ showsExpired, onShowExpired, isFetching, onRefresh, canSort, onOpen }: ControlsProps) {
  const noSequence =
    useRefusalOf(resequenceLaneRates) ?? (canSort ? undefined : 'A sequence needs at least two active rates')
  const noAdd = useRefusalOf(createLaneRate)
  const noUpload = useRefusalOf(previewRateSheet)
  const navigate = useNavigate()
  return (
    <>
      <Plain>
        <Switch label="Show Expired" checked={showsExpired} onChange={onShowExpired} />
      </Plain>
      <IconButton bordered label="Refresh rates" icon={<RefreshCw />} loading={isFetching} onClick={onRefresh} />
      <Button
        icon={<FileUp />}
        {...(noUpload && { disabledReason: noUpload })}
        onClick={() => void navigate('/lanes/rate-sheets')}
      >
        Upload Rate Sheet
      </Button>
      <Button
        icon={<ListOrdered />}
        {...(noSequence && { disabledReason: noSequence })}
        onClick={() => onOpen('sequence')}
      >
        Tender Sequence
      </Button>
      <Button icon={<Plus />} {...(noAdd && { disabledReason: noAdd })} onClick={() => onOpen({ edit: null })}>
        Add Rate
      </Button>
    </>
  )
}

const Plain = styled('span')(({ theme }) => ({ ...theme.typography.body1, color: theme.vars.palette.text.secondary }))
