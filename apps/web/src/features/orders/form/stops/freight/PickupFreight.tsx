import { changeItems } from '@lanewise/domain/orders/stops/assignment'
import { styled } from '@mui/material/styles'
import { type Ref, useMemo } from 'react'
import { LineItems, type LineItemsHandle } from '#features/line-items/index.ts'
import { useFreight, useOrderForm, useRevealed } from '#features/orders/form/order-form.tsx'
import { loadText } from '#features/orders/form/stops/parts/stop-words.tsx'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'

/** What is picked up at a stop; dropoffs follow what becomes of it. */
export function PickupFreight({ stopKey, ref }: StopProps & { ref: Ref<LineItemsHandle> }) {
  const { change, indexOf, nameOf } = useStop(stopKey)
  const { inputs } = useOrderForm()
  const lineItems = useStopValue(stopKey, (stop) => stop.lineItems)
  const freight = useFreight()
  const items = nameOf('lineItems')
  const revealed = useRevealed(`${items}.`)
  // Another object only when somebody asks again: each opens its line.
  const asked = useMemo(() => itemFieldOf(revealed, items), [revealed, items])
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
        revealed={asked}
        ref={ref}
      />
    </Inside>
  )
}

/** The field of a line that a path leads to: the third of "stops.0.lineItems.2.totalWeight". */
function itemFieldOf(revealed: { name: string } | null, items: string) {
  if (!revealed) return null
  const [index, field] = revealed.name.slice(items.length + 1).split('.')
  return field ? { index: Number(index), field } : null
}

/** The list has a frame of its own elsewhere; here that of the stop is enough. */
const Inside = styled('div')(({ theme }) => ({
  '& > section': { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}`, borderRadius: 0 },
}))

const Load = styled('span')(({ theme }) => ({
  marginLeft: 4,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  fontWeight: 400,
}))
