import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { useState } from 'react'
import { ShipmentDialogs } from '#features/shipments/dialogs/ShipmentDialogs.tsx'
import type { OpenedAction } from '#features/shipments/parts/use-moves.tsx'
import { entriesOf, useShipmentActions } from '#features/shipments/parts/use-shipment-actions.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'

export function ShipmentRowMenu({ row: shipment }: { row: ShipmentSummary }) {
  const [opened, open] = useState<OpenedAction | null>(null)
  const actions = useShipmentActions(shipment, open)
  return (
    <>
      <RowMenu label={`Actions for ${shipment.shipmentNumber}`} items={entriesOf(actions)} />
      <ShipmentDialogs shipment={shipment} opened={opened} onClose={() => open(null)} />
    </>
  )
}
