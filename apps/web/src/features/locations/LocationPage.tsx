import type { Location } from '@lanewise/contract/location-shapes'
import { locationChanged, locationEntity } from '@lanewise/contract/locations'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { HistoryPanel } from '#features/history/index.ts'
import { NotesCard } from '#features/notes/index.ts'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { RecordPage } from '#platform/record/RecordPage.tsx'
import { Leave } from '#platform/routing/Leave.tsx'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { DockCard } from './dock/DockCard.tsx'
import { LocationDialog } from './form/LocationDialog.tsx'
import { useLocation } from './locations.api.ts'
import { AddressCard } from './page/AddressCard.tsx'
import { ContactsCard } from './page/ContactsCard.tsx'
import { DeleteLocation } from './page/DeleteLocation.tsx'
import { FactsCard } from './page/FactsCard.tsx'
import { LocationHeader } from './page/LocationHeader.tsx'
import { MergeLocation } from './page/MergeLocation.tsx'
import { VisitsCard } from './page/VisitsCard.tsx'

/** Location page: address, dock hours, trucks, contacts, facts, notes and history. */
export default function LocationPage() {
  const { locationNumber = '' } = useParams()
  useLiveRefresh(useUser().companyId)
  return (
    <>
      <PageTitle name={locationNumber} />
      <RecordPage
        id={locationNumber}
        result={useLocation(locationNumber)}
        kind="location"
        title={locationNumber}
        list={{ label: 'All locations', to: '/locations' }}
      >
        {(location) => (
          <>
            <PageTitle name={locationNumber} record={{ list: '/locations', detail: shownLocationName(location) }} />
            <LocationDetails key={location.id} location={location} />
          </>
        )}
      </RecordPage>
    </>
  )
}

type Opened = 'edit' | 'merge' | 'delete' | { leaveTo: string } | null

function LocationDetails({ location }: { location: Location }) {
  const navigate = useNavigate()
  const [opened, open] = useState<Opened>(null)
  const close = useCallback(() => open(null), [])
  const { id, locationNumber, notes } = location
  return (
    <Column>
      <LocationHeader
        location={location}
        onEdit={() => open('edit')}
        onMerge={() => open('merge')}
        onDelete={() => open('delete')}
      />
      <Columns>
        <Column>
          <AddressCard location={location} />
          <DockCard location={location} />
          <VisitsCard location={location} />
          <ContactsCard locationNumber={locationNumber} />
        </Column>
        <Column>
          <FactsCard location={location} />
          <NotesCard
            standing={notes}
            noted={{
              entityType: locationEntity.name,
              entityId: id,
              name: locationEntity.title(location),
              link: locationEntity.path(location),
            }}
          />
          <Card title="History">
            <HistoryPanel entity="location" entityId={id} refreshOn={[locationChanged]} />
          </Card>
        </Column>
      </Columns>
      {opened === 'edit' && (
        <LocationDialog
          locationNumber={locationNumber}
          // A merge may replace this location with another one.
          onSaved={(saved) => open(saved.id === id ? null : { leaveTo: `/locations/${saved.locationNumber}` })}
          onClose={close}
        />
      )}
      {opened !== null && typeof opened === 'object' && <Leave to={opened.leaveTo} onLeft={close} />}
      {opened === 'merge' && <MergeLocation location={location} onClose={close} />}
      {opened === 'delete' && (
        <DeleteLocation location={location} onDeleted={() => void navigate('/locations')} onClose={close} />
      )}
    </Column>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0, maxWidth: 1440 })

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
})
