import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { changeItems } from '@lanewise/domain/orders/stops/assignment'
import { styled } from '@mui/material/styles'
import { type Ref, useMemo, useSyncExternalStore } from 'react'
import { LineItems, type LineItemsHandle, OpenItemContext, type OpenItemKeeper } from '#features/line-items/index.ts'
import { useFreight, useOrderForm, useRevealed } from '#features/orders/form/order-form.tsx'
import { loadText } from '#features/orders/form/stops/parts/stop-text.tsx'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'

/** Items picked up at a stop. Changes also update the dropoffs. */
export function PickupFreight({ stopKey, ref }: StopProps & { ref: Ref<LineItemsHandle> }) {
  const { change, indexOf, nameOf } = useStop(stopKey)
  const { inputs } = useOrderForm()
  const lineItems = useStopValue(stopKey, (stop) => stop.lineItems)
  const freight = useFreight()
  const items = nameOf('lineItems')
  const keeper = useKeeper(stopKey)
  const revealed = useRevealed(`${items}.`)
  // A new object only for a new request, because each object opens its line.
  const revealedField = useMemo(() => itemFieldOf(revealed, items), [revealed, items])
  return (
    <Inside>
      <OpenItemContext value={keeper}>
        <LineItems
          title={
            <>
              Line items <Load>{lineItems.length > 0 && loadText(lineItems)}</Load>
            </>
          }
          items={lineItems}
          onChange={(items) => change((stops) => changeItems(stops, indexOf(stopKey), items))}
          freight={freight}
          defaultCommodity={inputs.configuration.defaultCommodity}
          {...useStopError(stopKey, 'lineItems')}
          revealed={revealedField}
          ref={ref}
        />
      </OpenItemContext>
    </Inside>
  )
}

/** The line that is being typed belongs to the draft of the order. */
function useKeeper(stopKey: string): OpenItemKeeper {
  const { openItems } = useOrderForm()
  const { index } = useStop(stopKey)
  const restored = useSyncExternalStore(openItems.subscribe, () => openItems.restored()[index] ?? null)
  return useMemo(
    () => ({ restored, keep: (item: LineItem | null) => openItems.keep(index, item) }),
    [restored, openItems, index],
  )
}

/** Line field of a path: line index 2 for "stops.0.lineItems.2.totalWeight". */
function itemFieldOf(revealed: { name: string } | null, items: string) {
  if (!revealed) return null
  const [index, field] = revealed.name.slice(items.length + 1).split('.')
  return field ? { index: Number(index), field } : null
}

/** Removes the frame of the list, because the stop already has one. */
const Inside = styled('div')(({ theme }) => ({
  '& > section': { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}`, borderRadius: 0 },
}))

const Load = styled('span')(({ theme }) => ({
  marginLeft: 4,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  fontWeight: 400,
}))
