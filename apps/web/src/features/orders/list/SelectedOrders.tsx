import type { OrderSummary } from '@lanewise/contract/order-list'
import { exportOrders, voidOrders } from '@lanewise/contract/orders'
import { formatNumber, formatWeight, plural } from '@lanewise/domain/shared/format'
import { Ban, Download, Tags } from 'lucide-react'
import { useState } from 'react'
import { useOrderPalletLabels } from '#features/bills-of-lading/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { useCsv } from '#platform/query/use-csv.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { PlanSelected } from './PlanSelected.tsx'

const VoidSelected = lazyDialog(async () => (await import('./VoidSelected.tsx')).VoidSelected)

/** Totals such as "29,000 lbs · 29 pallets · 54 ft", which help to plan the next load. */
export function sumOf(orders: readonly OrderSummary[]): string {
  const sum = (of: (order: OrderSummary) => number) => orders.reduce((total, order) => total + of(order), 0)
  const feet = formatNumber(
    sum(({ linearFeet }) => linearFeet),
    0,
  )
  return [
    formatWeight(sum(({ weight }) => weight)),
    plural(
      sum(({ pallets }) => pallets),
      'pallet',
    ),
    `${feet} ft`,
  ].join(' · ')
}

type SelectedOrdersProps = { rows: readonly OrderSummary[]; onDone: () => void }

/** Actions on several orders at once. (ORDPAGE-12) */
export function SelectedOrders({ rows, onDone }: SelectedOrdersProps) {
  const noVoid = useRefusalOf(voidOrders)
  const [voiding, setVoiding] = useState<readonly OrderSummary[] | null>(null)
  const orderNumbers = rows.map(({ orderNumber }) => orderNumber)
  const labels = useOrderPalletLabels(rows)
  const csv = useCsv('orders.csv', exportOrders, { body: { orderNumbers } })
  return (
    <>
      <Button kind="ghost" icon={<Ban />} {...(noVoid && { disabledReason: noVoid })} onClick={() => setVoiding(rows)}>
        Void
      </Button>
      <Button kind="ghost" icon={<Download />} loading={csv.isRunning} onClick={csv.run}>
        Export
      </Button>
      <Button
        kind="ghost"
        icon={<Tags />}
        loading={labels.isPending}
        {...(labels.refusal && { disabledReason: labels.refusal })}
        onClick={labels.run}
      >
        Pallet Labels
      </Button>
      <PlanSelected rows={rows} />
      {voiding && <VoidSelected orders={voiding} onDone={onDone} onClose={() => setVoiding(null)} />}
    </>
  )
}
