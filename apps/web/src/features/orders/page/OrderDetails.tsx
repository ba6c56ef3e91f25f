import type { OrderInformation } from '@lanewise/contract/order-fields'
import { orderChanged, orderEntity } from '@lanewise/contract/orders'
import { plural } from '@lanewise/domain/shared/format'
import { useId, useState } from 'react'
import { DocumentsCard } from '#features/documents/index.ts'
import { HistoryPanel } from '#features/history/index.ts'
import { NotesSection } from '#features/notes/index.ts'
import { VoidOrder } from '#features/orders/parts/VoidOrder.tsx'
import { StopList } from '#features/orders/stops/StopList.tsx'
import { isDriven } from '#features/orders/stops/stop-text.ts'
import { dateTimeHere } from '#platform/date-time.ts'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { tripText } from '#platform/routing/recent-records.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { AcceptedCard } from './AcceptedCard.tsx'
import { CustomsCard } from './CustomsCard.tsx'
import { FactStrip } from './FactStrip.tsx'
import { InstructionsCard } from './InstructionsCard.tsx'
import { OrderHeader } from './OrderHeader.tsx'
import { PendingChange } from './on-the-way/PendingChange.tsx'
import { ShipmentsCard } from './on-the-way/ShipmentsCard.tsx'
import { Column, Columns, Ground, Halves, Page, Pair, SideColumn } from './page-layout.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import { ReferencesCard } from './ReferencesCard.tsx'
import { RequirementsCard } from './RequirementsCard.tsx'
import { RouteCard } from './RouteCard.tsx'

const placeOf = ({
  locationAddress: { city, governingDistrictAbbreviation: state },
}: OrderInformation['stops'][number]) => ({
  city,
  state,
})

export function OrderDetails({ order }: { order: OrderInformation }) {
  useLiveRefresh(order.id)
  const [isVoiding, setVoiding] = useState(false)
  const historyId = useId()
  return (
    <Page>
      <PageTitle name={order.orderNumber} record={{ list: '/orders', detail: tripText(order.stops.map(placeOf)) }} />
      <OrderHeader order={order} onVoid={() => setVoiding(true)} />
      <Halves>
        <Ground>
          <Voided order={order} />
          <PendingChange order={order} />
          <FactStrip order={order} />
          <Columns>
            <Column>
              <Card flush title="Stops" subtitle={`${plural(order.stops.length, 'stop')}, local times`}>
                <StopList stops={order.stops} isDriven={isDriven(order)} />
              </Card>
              <Pair>
                <RequirementsCard order={order} />
                <ReferencesCard order={order} />
              </Pair>
              <InstructionsCard order={order} />
              <CustomsCard order={order} />
            </Column>
            <Column>
              <RouteCard order={order} />
              <QuoteCard order={order} />
              <AcceptedCard order={order} />
              <ShipmentsCard order={order} />
              <DocumentsCard kind="order" id={order.id} />
            </Column>
          </Columns>
        </Ground>
        <SideColumn>
          <NotesSection
            noted={{
              entityType: orderEntity.name,
              entityId: order.id,
              name: order.orderNumber,
              link: orderEntity.path(order),
            }}
          />
          <section aria-labelledby={historyId}>
            <h2 id={historyId}>History</h2>
            <HistoryPanel entity="order" entityId={order.id} refreshOn={[orderChanged]} />
          </section>
        </SideColumn>
      </Halves>
      {isVoiding && <VoidOrder orderNumber={order.orderNumber} onClose={() => setVoiding(false)} />}
    </Page>
  )
}

function Voided({ order: { voidedBy, voidDateTime, voidReason } }: { order: OrderInformation }) {
  if (!voidDateTime) return null
  const by = voidedBy ? ` by ${voidedBy}` : ''
  return (
    <Alert tone="late" title={`Voided${by} on ${dateTimeHere(voidDateTime)}`}>
      {voidReason}
    </Alert>
  )
}
