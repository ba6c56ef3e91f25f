import { changeItems } from '@lanewise/domain/orders/stops/assignment'
import { styled } from '@mui/material/styles'
import { type Ref, useMemo } from 'react'
import { LineItems, type LineItemsHandle } from '#features/line-items/index.ts'
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
  const revealed = useRevealed(`${items}.`)
  // A new object only for a new request, because each object opens its line.
  const revealedField = useMemo(() => itemFieldOf(revealed, items), [revealed, items])
  return (
    <Inside>
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
    </Inside>
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
