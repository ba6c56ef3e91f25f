import { mostStops } from '@lanewise/contract/freight-fields'
import { assignToOnly, isOneToOne, unassignedItems } from '@lanewise/domain/orders/stops/assignment'
import { mayAddStop } from '@lanewise/domain/orders/stops/stop-list'
import { styled } from '@mui/material/styles'
import { Plus } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import type { LineItemsHandle } from '#features/line-items/index.ts'
import { areStopsFromQuote, useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { QuotedFreight } from './freight/QuotedFreight.tsx'
import { StopCard } from './StopCard.tsx'
import { type ChangeStops, StopsContext, useIsPair } from './stops-form.ts'
import { type StopActions, useStopList } from './use-stop-list.ts'

export type StopListHandle = {
  /** Saves open item forms; false when one of them is incomplete. */
  finish: () => Promise<boolean>
}

export function StopList({ ref }: { ref?: Ref<StopListHandle> }) {
  const list = useStopList()
  const { form, removed } = list
  const items = useRef(new Map<string, LineItemsHandle>())
  useImperativeHandle(ref, () => ({ finish: () => finishAll([...items.current.values()]) }))
  useAssignedAlone(form.change)
  const register = (key: string, handle: LineItemsHandle | null) => {
    if (handle) items.current.set(key, handle)
    else items.current.delete(key)
  }
  const isPair = useIsPair()
  const [pickup, dropoff] = form.keys
  return (
    <StopsContext value={form}>
      <Stops data-pair={isPair || undefined}>
        {form.keys.map((key) => (
          <StopCard key={key} stopKey={key} list={list} onItems={register} />
        ))}
        {isPair && pickup && dropoff && (
          <QuotedFreight pickup={pickup} dropoff={dropoff} ref={(handle) => register(pickup, handle)} />
        )}
        {removed && (
          <Alert
            live
            action={
              // The button that removed the stop is gone, and the focus with it.
              <Button key={removed.title} size="small" autoFocus onClick={list.undo}>
                Undo
              </Button>
            }
          >
            {removed.title} was removed
          </Alert>
        )}
        <NewStop list={list} />
      </Stops>
    </StopsContext>
  )
}

/** Adds a stop at the position that the user selects. (STOP-6) */
function NewStop({ list }: { list: StopActions }) {
  const { keys } = list.form
  const isLocked = useOrderForm().lockOf('stops') !== undefined
  const mayAdd = useDraft((draft) => mayAddStop(draft.shippingMode, { areFromQuote: areStopsFromQuote(draft) }))
  if (isLocked || !mayAdd) return null
  const places = keys.map((_key, index) => ({
    label: `After Stop ${index + 1}${index === keys.length - 1 ? ', at the end' : ''}`,
    onSelect: () => list.add(index + 1),
  }))
  return (
    <Adding>
      <MenuButton
        label="New Stop"
        icon={<Plus />}
        items={places}
        {...(keys.length >= mostStops && { disabledReason: `At most ${mostStops} stops` })}
      />
    </Adding>
  )
}

/** Items from a quote are assigned to the only dropoff, like items entered in the form. */
function useAssignedAlone(change: ChangeStops) {
  const isOpen = useDraft(({ stops }) => isOneToOne(stops) && unassignedItems(stops).length > 0)
  const assign = useEffectEvent(() => change(assignToOnly))
  useEffect(() => {
    if (isOpen) assign()
  }, [isOpen])
}

/** One after the other, so that the first incomplete form gets the focus. */
async function finishAll(handles: readonly LineItemsHandle[]): Promise<boolean> {
  for (const handle of handles) if (!(await handle.finish())) return false
  return true
}

/** The two stops of a quote stand side by side where each has room for its date and times in one row. */
const Stops = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '@container sections (min-width: 760px)': {
    '&[data-pair]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-pair] > :nth-child(n + 3)': { gridColumn: '1 / -1' },
  },
})

const Adding = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  [TOUCH]: { '& > button': { flex: 1 } },
})
