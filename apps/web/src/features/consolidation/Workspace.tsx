import type { Consolidation } from '@lanewise/contract/consolidation'
import { RotateCw } from 'lucide-react'
import { TroubleNotice } from '#platform/form/save/TroubleNotice.tsx'
import { UnsavedGuard } from '#platform/form/UnsavedGuard.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { BaseOrder } from './orders/BaseOrder.tsx'
import { OrdersTab } from './orders/OrdersTab.tsx'
import { Column, Columns, Ground, Pad, Page, Side } from './page-layout.tsx'
import { StopsTab } from './stops/StopsTab.tsx'
import { Summary } from './summary/Summary.tsx'
import { stopIdsOf, useLoad, type WorkingLoad } from './use-load.ts'
import { useSaveLoad } from './use-save-load.ts'
import { tabNames, useTab } from './use-tab.ts'
import { WorkHeader } from './WorkHeader.tsx'

/** The orders of a load, its stops, and what it comes to. */
export function Workspace({ consolidation }: { consolidation: Consolidation }) {
  const { base, refusal, shipment } = consolidation
  useLiveRefresh(useUser().companyId)
  const load = useLoad(consolidation)
  const saving = useSaveLoad(base.orderNumber)
  const [tab, openTab] = useTab()
  const { orderNumbers, version, preview } = load
  const save = () => saving.save({ orderNumbers: [...orderNumbers], stopIds: stopIdsOf(preview?.stops ?? []), version })
  return (
    <Page>
      <PageTitle name={`Consolidate ${base.orderNumber}`} />
      <WorkHeader
        consolidation={consolidation}
        obstacle={obstacleOf(load, shipment !== null)}
        isSaving={saving.isSaving}
        onSave={() => void save()}
      />
      <Ground>
        <Notices load={load} saving={saving} refusal={refusal} onSave={() => void save()} />
        <BaseOrder order={base} />
        {refusal === null && (
          <Columns>
            <Card flush>
              <Pad>
                <Tabs label="Consolidation" names={tabNames} value={tab} onChange={openTab}>
                  {tab === 0 ? (
                    <OrdersTab
                      consolidation={consolidation}
                      load={load}
                      onEmpty={() => saving.save({ orderNumbers: [], stopIds: [], version: shipment?.version ?? null })}
                    />
                  ) : (
                    <StopsTab load={load} />
                  )}
                </Tabs>
              </Pad>
            </Card>
            <Side>
              <Summary load={load} baseNumber={base.orderNumber} />
            </Side>
          </Columns>
        )}
      </Ground>
      <UnsavedGuard isDirty={load.isChanged && !saving.isSaved} />
    </Page>
  )
}

/** Why nothing can be saved now. */
function obstacleOf({ isChanged, isFresh, orderNumbers, preview }: WorkingLoad, isShipped: boolean) {
  if (!isChanged && isShipped) return 'Nothing has changed yet'
  if (orderNumbers.length < 2 && !isShipped) return 'Add an order first'
  if (!isFresh) return 'The load is still being worked out'
  return preview?.refusals[0]
}

type NoticesProps = {
  load: WorkingLoad
  saving: ReturnType<typeof useSaveLoad>
  refusal: string | null
  onSave: () => void
}

/** What the user must know before this load can be saved. */
function Notices({ load, saving, refusal, onSave }: NoticesProps) {
  const { preview, isOutdated } = load
  const { trouble, isSaving } = saving
  const reload = () => {
    load.reset()
    saving.forget()
  }
  const reloadButton = (
    <Button size="small" icon={<RotateCw />} onClick={reload}>
      Start again
    </Button>
  )
  return (
    <Column>
      {refusal !== null && <Alert tone="risk">{refusal}</Alert>}
      {trouble && <TroubleNotice trouble={trouble} isSaving={isSaving} onRetry={onSave} />}
      {saving.refusal !== null && (
        <Alert tone="late" live title="Nothing was saved" action={reloadButton}>
          {saving.refusal}
        </Alert>
      )}
      {isOutdated && saving.refusal === null && !saving.isSaved && (
        <Alert tone="risk" live title="Somebody else changed this shipment" action={reloadButton}>
          What you put together is still here.
        </Alert>
      )}
      {preview?.refusals.map((text) => (
        <Alert key={text} tone="late" live title="This load cannot be saved">
          {text}
        </Alert>
      ))}
      {preview?.warnings.map((text) => (
        <Alert key={text} tone="risk" live>
          {text}
        </Alert>
      ))}
    </Column>
  )
}
