import type { Consolidation } from '@lanewise/contract/consolidation'
import { UnsavedGuard } from '#platform/form/UnsavedGuard.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { StickyFooter } from '#ui/layout/StickyFooter.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { LoadNotices } from './LoadNotices.tsx'
import { BaseOrder } from './orders/BaseOrder.tsx'
import { OrdersTab } from './orders/OrdersTab.tsx'
import { Column, Columns, Ground, Pad, Page, Side } from './page-layout.tsx'
import { SaveLoad } from './SaveLoad.tsx'
import { SplitDocks } from './split/SplitDocks.tsx'
import { StopsTab } from './stops/StopsTab.tsx'
import { Summary } from './summary/Summary.tsx'
import { stopIdsOf, useLoad, type WorkingLoad } from './use-load.ts'
import { useSaveLoad } from './use-save-load.ts'
import { useSelected } from './use-selected.ts'
import { tabNames, useTab } from './use-tab.ts'
import { WorkHeader } from './WorkHeader.tsx'

export function Workspace({ consolidation }: { consolidation: Consolidation }) {
  const { base, refusal, shipment } = consolidation
  useLiveRefresh(useUser().companyId)
  const isNarrow = useNarrow()
  const load = useLoad(consolidation, useSelected())
  const saving = useSaveLoad(base.orderNumber)
  const { orderNumbers, version, preview } = load
  const outside = preview?.outsideWindows ?? []
  const save = () =>
    void saving.save({
      orderNumbers: [...orderNumbers],
      stopIds: stopIdsOf(preview?.stops ?? []),
      ...(outside.length > 0 && { confirmedStopIds: outside.map(({ orderStopId }) => orderStopId) }),
      version,
    })
  const obstacle = obstacleOf(load, shipment !== null)
  const button = refusal === null && (
    <SaveLoad obstacle={obstacle} preview={preview} isSaving={saving.isSaving} onSave={save} />
  )
  const empty = () => void saving.save({ orderNumbers: [], version: shipment?.version ?? null })
  return (
    <Page>
      <PageTitle name={`Consolidate ${base.orderNumber}`} />
      <WorkHeader consolidation={consolidation} action={!isNarrow && button} />
      <Ground>
        <LoadNotices load={load} saving={saving} refusal={refusal} onSave={save} />
        <BaseOrder order={base} />
        {refusal === null && (
          <Columns>
            <Column>
              <SplitDocks load={load} baseNumber={base.orderNumber} />
              <Views consolidation={consolidation} load={load} onEmpty={empty} />
            </Column>
            <Side>
              <Summary load={load} baseNumber={base.orderNumber} />
            </Side>
          </Columns>
        )}
      </Ground>
      {isNarrow && button && <StickyFooter>{button}</StickyFooter>}
      <UnsavedGuard isDirty={load.isChanged && !saving.isSaved} />
    </Page>
  )
}

type ViewsProps = { consolidation: Consolidation; load: WorkingLoad; onEmpty: () => void }

function Views({ consolidation, load, onEmpty }: ViewsProps) {
  const [tab, openTab] = useTab()
  return (
    <Card flush>
      <Pad>
        <Tabs label="Consolidation" names={tabNames} value={tab} onChange={openTab}>
          {tab === 0 ? (
            <OrdersTab consolidation={consolidation} load={load} onEmpty={onEmpty} />
          ) : (
            <StopsTab load={load} />
          )}
        </Tabs>
      </Pad>
    </Card>
  )
}

/** Reason why nothing can be saved now. */
function obstacleOf({ isChanged, isFresh, orderNumbers, preview }: WorkingLoad, isShipped: boolean) {
  if (!isChanged && isShipped) return 'Nothing has changed yet'
  if (orderNumbers.length < 2 && !isShipped) return 'Add an order first'
  if (!isFresh) return 'The load is still being calculated'
  return preview?.refusals[0]
}
