import type { Carrier } from '@lanewise/contract/carrier-fields'
import { carrierChanged, carrierEntity } from '@lanewise/contract/carriers'
import { carrierNumberText } from '@lanewise/domain/carriers/numbers'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { HistoryPanel } from '#features/history/index.ts'
import { NotesCard } from '#features/notes/index.ts'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { RecordPage } from '#platform/record/RecordPage.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { useCarrier, useDeleteCarrier } from './carriers.api.ts'
import { ConnectionCard } from './connection/ConnectionCard.tsx'
import { CarrierDialog } from './form/CarrierDialog.tsx'
import { HoldDialog } from './form/HoldDialog.tsx'
import { Banners } from './page/Banners.tsx'
import { CarrierHeader } from './page/CarrierHeader.tsx'
import { ContactsCard } from './page/ContactsCard.tsx'
import { InsuranceCard } from './page/InsuranceCard.tsx'
import { ProfileCard } from './page/ProfileCard.tsx'
import { LanesCard } from './page/record/LanesCard.tsx'
import { ScorecardCard } from './page/record/ScorecardCard.tsx'
import { ShipmentsCard } from './page/record/ShipmentsCard.tsx'

/** Carrier page: scorecard, insurance, lanes, shipments, contacts, profile, notes and history. */
export default function CarrierPage() {
  const { carrierId = '' } = useParams()
  useLiveRefresh(carrierId)
  return (
    <RecordPage
      id={carrierId}
      result={useCarrier(carrierId)}
      kind="carrier"
      title="Carrier"
      list={{ label: 'All carriers', to: '/carriers' }}
    >
      {(carrier) => <CarrierDetails carrier={carrier} />}
    </RecordPage>
  )
}

type Opened = 'edit' | 'hold' | 'delete' | null

function CarrierDetails({ carrier }: { carrier: Carrier }) {
  const [opened, open] = useState<Opened>(null)
  const close = () => open(null)
  return (
    <Column>
      <PageTitle
        name={carrierNumberText(carrier)}
        record={{ list: '/carriers', name: carrier.name, detail: carrierNumberText(carrier) }}
      />
      <CarrierHeader
        carrier={carrier}
        onEdit={() => open('edit')}
        onHold={() => open('hold')}
        onDelete={() => open('delete')}
      />
      <Banners carrier={carrier} />
      <Columns>
        <Column>
          <ScorecardCard carrier={carrier} />
          <InsuranceCard carrier={carrier} />
          <LanesCard carrier={carrier} />
          <ShipmentsCard carrier={carrier} />
          <ContactsCard carrier={carrier} />
          <ConnectionCard carrier={carrier} />
        </Column>
        <Column>
          <ProfileCard carrier={carrier} />
          <NotesCard
            standing={carrier.notes}
            noted={{
              entityType: carrierEntity.name,
              entityId: carrier.carrierId,
              name: carrier.name,
              link: carrierEntity.path(carrier),
            }}
          />
          <Card title="History">
            <HistoryPanel entity="carrier" entityId={carrier.carrierId} refreshOn={[carrierChanged]} />
          </Card>
        </Column>
      </Columns>
      {opened === 'edit' && <CarrierDialog carrier={carrier} onSaved={close} onClose={close} />}
      {opened === 'hold' && <HoldDialog carrier={carrier} onClose={close} />}
      {opened === 'delete' && <DeleteCarrier carrier={carrier} onClose={close} />}
    </Column>
  )
}

function DeleteCarrier({ carrier: { carrierId, name }, onClose }: { carrier: Carrier; onClose: () => void }) {
  const { mutateAsync } = useDeleteCarrier()
  const navigate = useNavigate()
  return (
    <ConfirmCall
      danger
      title="Delete Carrier?"
      text={
        <>
          <strong>{name}</strong>
          <p>It can no longer be chosen for tenders and bookings.</p>
        </>
      }
      verb="Delete"
      done="Carrier deleted"
      run={() => mutateAsync({ params: { carrierId } })}
      onClose={(isDone) => {
        onClose()
        if (isDone) void navigate('/carriers')
      }}
    />
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0, maxWidth: 1440 })

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
})
