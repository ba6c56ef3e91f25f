import { trackingLanding } from '@lanewise/domain/tracking/public/address'
import { styled } from '@mui/material/styles'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { type LoadLive, loadPublicLive, SocketProvider } from '#platform/live/SocketProvider.tsx'
import { PublicFrame } from '#platform/public/PublicFrame.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useNarrow } from '#ui/use-media.ts'
import { ReferenceButton } from './search/ReferenceButton.tsx'
import { SearchBar } from './search/SearchBar.tsx'
import { useMissed } from './use-missed.ts'

type TrackingFrameProps = { number: string; children: ReactNode; load?: LoadLive }

/**
 * Frame around every result: search for another shipment, back button, and a socket connection that needs no account.
 */
export function TrackingFrame({ number, children, load = loadPublicLive }: TrackingFrameProps) {
  const missed = useMissed()
  const typed = missed?.shipment || number
  return (
    <SocketProvider load={load}>
      <PublicFrame side={<SearchBar key={typed} number={typed} />}>
        <Back>
          <Button kind="ghost" size="small" icon={<ArrowLeft />} component={RouterLink} to={trackingLanding}>
            Back to search
          </Button>
          {useNarrow() && <ReferenceButton />}
        </Back>
        {missed?.reference && <Alert tone="late" title={missed.message} />}
        {children}
      </PublicFrame>
    </SocketProvider>
  )
}

const Back = styled('div')({ display: 'flex', justifyContent: 'space-between', marginInline: -8, marginBottom: 4 })

export const Loading = () => (
  <Card>
    <SkeletonRows />
  </Card>
)
