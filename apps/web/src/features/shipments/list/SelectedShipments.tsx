import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { exportShipments } from '@lanewise/contract/shipments'
import { formatWeight, plural } from '@lanewise/domain/shared/format'
import { Download } from 'lucide-react'
import { useCsv } from '#platform/query/use-csv.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { Button } from '#ui/action/Button.tsx'

/** Example: "29,000 lbs · 29 pallets · $4,210.00". */
export function sumOf(shipments: readonly ShipmentSummary[]): string {
  const sum = (of: (shipment: ShipmentSummary) => number) =>
    shipments.reduce((total, shipment) => total + of(shipment), 0)
  const cost = sum(({ totalCharge }) => Math.round((totalCharge ?? 0) * 100)) / 100
  return [
    formatWeight(sum(({ weight }) => weight)),
    plural(
      sum(({ pallets }) => pallets),
      'pallet',
    ),
    ...(cost > 0 ? [dollarsText(cost)] : []),
  ].join(' · ')
}

export function SelectedShipments({ rows }: { rows: readonly ShipmentSummary[] }) {
  const shipmentNumbers = rows.map(({ shipmentNumber }) => shipmentNumber)
  const csv = useCsv('shipments.csv', exportShipments, { body: { shipmentNumbers } })
  return (
    <Button kind="primary" icon={<Download />} loading={csv.isRunning} onClick={csv.run}>
      Export
    </Button>
  )
}
