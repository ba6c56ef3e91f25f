import type { Consolidation } from '@lanewise/contract/consolidation'
import type { OrderSummary } from '@lanewise/contract/order-list'
import { Minus, Unlink } from 'lucide-react'
import { useState } from 'react'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { counted } from '#features/orders/index.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { RowCheckbox } from '#ui/data/RowCheckbox.tsx'
import { useSelection } from '#ui/data/selection.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { Bar, Framed, Lines, Section } from './line-layout.tsx'
import { OrderLine } from './OrderLine.tsx'
import { TakenOff } from './TakenOff.tsx'

type LoadOrdersProps = { consolidation: Consolidation; load: WorkingLoad; onEmpty: () => Promise<void> }

/** The orders on the load; checked ones can be removed, the base order stays (CONSOL-3). */
export function LoadOrders({ consolidation, load, onEmpty }: LoadOrdersProps) {
  const { base, shipment } = consolidation
  const orders = (load.preview?.orders ?? []).filter(({ orderNumber }) => load.orderNumbers.includes(orderNumber))
  const others = orders.filter(({ orderNumber }) => orderNumber !== base.orderNumber)
  const selection = useSelection(others.map(({ orderNumber }) => orderNumber))
  const remove = () => {
    load.remove([...selection.ids])
    selection.clear()
  }
  return (
    <Section aria-label="On this load">
      <Bar>
        <h2>{`On this load: ${counted(load.orderNumbers.length, 'order')}`}</h2>
        {shipment && <Empty shipmentNumber={shipment.shipmentNumber} onEmpty={onEmpty} />}
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
        {load.preview ? (
          <Lines aria-label="Orders on this load">
            {orders.map((order) => (
              <LoadLine
                key={order.id}
                order={order}
                isBase={order.orderNumber === base.orderNumber}
                selection={selection}
              />
            ))}
            <TakenOff load={load} />
          </Lines>
        ) : load.failure ? (
          <ErrorState text={errorText(load.failure)} retrying={load.isFetching} onRetry={load.retry} />
        ) : (
          <SkeletonRows height={62} />
        )}
      </Framed>
    </Section>
  )
}

type LoadLineProps = { order: OrderSummary; isBase: boolean; selection: ReturnType<typeof useSelection> }

function LoadLine({ order, isBase, selection }: LoadLineProps) {
  const { orderNumber } = order
  if (isBase) return <OrderLine order={order} note={<Badge tone="accent">Base</Badge>} />
  return (
    <OrderLine
      order={order}
      isChecked={selection.ids.has(orderNumber)}
      check={<RowCheckbox id={orderNumber} name={orderNumber} selection={selection} />}
      note={<Badge tone="neutral">Added</Badge>}
    />
  )
}

/** DEF-55: a shipment that loses its last order is voided, which is final. */
function Empty({ shipmentNumber, onEmpty }: { shipmentNumber: string | null; onEmpty: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const name = shipmentNumber ? `shipment ${shipmentNumber}` : 'the draft'
  return (
    <>
      <Button kind="ghost" size="small" icon={<Unlink />} onClick={() => setAsking(true)}>
        Take all off
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Take all orders off ${name}?`}
        text="All its orders become New again, and the shipment is voided. A voided shipment cannot be brought back."
        verb="Take all off"
        onConfirm={() => {
          setAsking(false)
          void onEmpty()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
