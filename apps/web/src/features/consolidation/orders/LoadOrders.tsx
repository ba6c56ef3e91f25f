import type { Consolidation } from '@lanewise/contract/consolidation'
import { Minus } from 'lucide-react'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { RowCheckbox } from '#ui/data/RowCheckbox.tsx'
import { type Selection, useSelection } from '#ui/data/selection.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Bar, Framed, Lines, Section } from './line-layout.tsx'
import { OrderLine } from './OrderLine.tsx'
import { TakeAllOff } from './TakeAllOff.tsx'
import { TakenOff } from './TakenOff.tsx'

type LoadOrdersProps = { consolidation: Consolidation; load: WorkingLoad; onEmpty: () => void }

/** Orders that share the truck of the base order. Checked ones can be removed. (CONSOL-3) */
export function LoadOrders({ consolidation, load, onEmpty }: LoadOrdersProps) {
  const { base, shipment } = consolidation
  const added = load.orderNumbers.filter((number) => number !== base.orderNumber)
  const selection = useSelection(added)
  const remove = () => {
    load.remove([...selection.ids])
    selection.clear()
  }
  return (
    <Section aria-label="Added orders">
      <Bar>
        <h2>Added orders{added.length > 0 && ` ${added.length}`}</h2>
        {shipment && <TakeAllOff shipmentNumber={shipment.shipmentNumber} onConfirm={onEmpty} />}
        <Button
          size="small"
          icon={<Minus />}
          {...(selection.ids.size === 0 && { disabledReason: 'Check an added order first' })}
          onClick={remove}
        >
          {selection.ids.size > 0 ? `Remove ${selection.ids.size}` : 'Remove'}
        </Button>
      </Bar>
      <Framed>
        <Added added={added} load={load} selection={selection} />
      </Framed>
    </Section>
  )
}

type AddedProps = { added: readonly string[]; load: WorkingLoad; selection: Selection }

function Added({ added, load, selection }: AddedProps) {
  if (added.length === 0 && load.left.length === 0)
    return <EmptyState text="No other orders are on this truck yet. Check candidates below and add them." />
  if (!load.preview)
    return load.failure ? (
      <ErrorState text={errorText(load.failure)} retrying={load.isFetching} onRetry={load.retry} />
    ) : (
      <SkeletonRows height={62} />
    )
  return (
    <Lines aria-label="Added orders">
      {load.preview.orders
        .filter(({ orderNumber }) => added.includes(orderNumber))
        .map((order) => (
          <OrderLine
            key={order.id}
            order={order}
            isChecked={selection.ids.has(order.orderNumber)}
            check={<RowCheckbox id={order.orderNumber} name={order.orderNumber} selection={selection} />}
            note={<Badge tone="accent">Added</Badge>}
          />
        ))}
      <TakenOff load={load} />
    </Lines>
  )
}
