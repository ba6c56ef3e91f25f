import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shipmentEntity } from '@lanewise/contract/shipments'
import { useState } from 'react'
import { DocumentsCard } from '#features/documents/index.ts'
import { NotesCard } from '#features/notes/index.ts'
import { RateConfirmationCard } from '#features/rate-confirmations/index.ts'
import { RateRequestCard } from '#features/rate-requests/index.ts'
import { ShipmentDialogs } from '#features/shipments/dialogs/ShipmentDialogs.tsx'
import type { OpenedAction } from '#features/shipments/parts/use-moves.tsx'
import { TenderCard } from '#features/tenders/index.ts'
import { AddEvent } from '#features/tracking/index.ts'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { tripText } from '#platform/routing/recent-records.ts'
import { AttentionBanner } from './AttentionBanner.tsx'
import { ChargesCard } from './ChargesCard.tsx'
import { FactStrip } from './FactStrip.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { Column, Columns, Ground, Page, Pair } from './page-layout.tsx'
import { ProgressCard } from './progress/ProgressCard.tsx'
import { RequirementsCard } from './RequirementsCard.tsx'
import { RouteCard } from './route/RouteCard.tsx'
import { ShipmentHeader } from './ShipmentHeader.tsx'
import { VoidedBanner } from './VoidedBanner.tsx'
import { WatchersCard } from './WatchersCard.tsx'

const DetailsDialog = lazyDialog(
  async () => (await import('#features/shipments/dialogs/DetailsDialog.tsx')).DetailsDialog,
)

export function ShipmentDetails({ shipment }: { shipment: ShipmentInformation }) {
  useLiveRefresh(shipment.id)
  const [opened, open] = useState<OpenedAction | null>(null)
  const close = () => open(null)
  return (
    <Page>
      <PageTitle
        name={shipment.shipmentNumber}
        record={{ list: '/shipments', detail: tripText(shipment.stops.map(({ address }) => address)) }}
      />
      <ShipmentHeader shipment={shipment} onOpen={open} />
      <Ground>
        <VoidedBanner shipment={shipment} />
        <AttentionBanner shipment={shipment} />
        <FactStrip shipment={shipment} />
        <ProgressCard shipment={shipment} />
        <Columns>
          <Column>
            <RouteCard shipment={shipment} />
            <OrdersCard shipment={shipment} />
            <RateRequestCard shipment={shipment} />
            <Pair>
              <ChargesCard shipment={shipment} />
              <TenderCard shipment={shipment} />
              <RateConfirmationCard shipment={shipment} />
              <DocumentsCard kind="shipment" id={shipment.id} />
              <RequirementsCard shipment={shipment} />
            </Pair>
          </Column>
          <Column>
            <NotesCard
              noted={{
                entityType: shipmentEntity.name,
                entityId: shipment.id,
                name: shipment.shipmentNumber,
                link: shipmentEntity.path(shipment),
                originationType: shipment.originationType,
              }}
            />
            <WatchersCard shipment={shipment} />
            <HistoryCard shipment={shipment} />
          </Column>
        </Columns>
      </Ground>
      {opened === 'details' && <DetailsDialog shipment={shipment} onClose={close} />}
      {opened === 'event' && <AddEvent shipment={shipment} onClose={close} />}
      <ShipmentDialogs shipment={shipment} opened={opened} onClose={close} />
    </Page>
  )
}
