import type { ConsolidatedStop } from '@lanewise/contract/consolidation'
import { moveStop } from '@lanewise/domain/consolidation/stop-order'
import { cityText } from '@lanewise/domain/places/place-name'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { errorText } from '#platform/query/problem.ts'
import { Kbd } from '#ui/action/Kbd.tsx'
import { useDragOrder } from '#ui/data/movable/use-drag-order.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { StopLine } from './StopLine.tsx'

/** Stops in driving order. An impossible move shows its reason. (CONSOL-4) */
export function StopsTab({ load }: { load: WorkingLoad }) {
  const { preview, failure } = load
  if (preview) return <Stops load={load} stops={preview.stops} />
  if (failure) return <ErrorState text={errorText(failure)} retrying={load.isFetching} onRetry={load.retry} />
  return <SkeletonRows height={62} />
}

function Stops({ load, stops }: { load: WorkingLoad; stops: readonly ConsolidatedStop[] }) {
  const { announcement, refusal, move } = useMoves(load, stops)
  const { list, dragOf } = useDragOrder(move)
  return (
    <>
      {refusal !== '' && (
        <Alert tone="risk" live title="This stop cannot be moved">
          {refusal}
        </Alert>
      )}
      <List ref={list} aria-label="Stops">
        {stops.map((stop, index) => (
          <StopLine
            key={stop.id}
            stop={stop}
            index={index}
            count={stops.length}
            drag={dragOf(index)}
            isMeasured={load.isFresh}
            onMove={move}
          />
        ))}
      </List>
      <Hint>
        <Kbd keys="Alt ↑" /> <Kbd keys="Alt ↓" /> move the focused stop
      </Hint>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/** Moves a stop where the new order can be driven. Otherwise the stop stays and the reason is shown. (CONSOL-4) */
function useMoves(load: WorkingLoad, stops: readonly ConsolidatedStop[]) {
  const [announcement, tell] = useState('')
  const [refusal, refuse] = useState('')
  const move = (from: number, to: number) => {
    const ordered = stops.map((stop) => ({
      stop,
      stopType: stop.stopType,
      name: `${stop.companyName}, ${cityText(stop)}`,
      parts: stop.parts.map(({ orderNumber, stopNumber }) => ({ order: orderNumber, stopNumber })),
    }))
    const moved = moveStop(ordered, from, to)
    if ('refusal' in moved) {
      refuse(moved.refusal)
      return tell('')
    }
    refuse('')
    tell(`${ordered[from]?.name} is stop ${to + 1} of ${stops.length}`)
    load.arrange(moved.stops.map(({ stop }) => stop))
  }
  return { announcement, refusal, move }
}

const List = styled('ol')({
  display: 'grid',
  gap: 6,
  listStyle: 'none',
  '[role="alert"] + &, [role="status"] + &': { marginTop: 8 },
})

const Hint = styled('p')(({ theme }) => ({
  marginTop: 10,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  [TOUCH]: { display: 'none' },
}))
