import { styled } from '@mui/material/styles'
import { useParams } from 'react-router'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useShipment } from './index.ts'
import { RateStep } from './shipment/RateStep.tsx'
import { useShipmentFreight } from './shipment/shipment.api.ts'

/** Rate step of one shipment. (SHIP-4) */
export default function BookShipmentPage() {
  const { shipmentNumber = '' } = useParams()
  const shipment = useShipment(shipmentNumber)
  const freight = useShipmentFreight(shipmentNumber)
  const error = shipment.error ?? freight.error
  const retry = () => void Promise.all([shipment.refetch(), freight.refetch()])
  if (shipment.data && freight.data && !isMissing(error))
    return <RateStep key={shipmentNumber} shipment={shipment.data} freight={freight.data} />
  return (
    <Column>
      <PageTitle name={shipmentNumber} />
      <PageHeader title={`Book ${shipmentNumber}`} />
      <Card flush>
        {!error && <SkeletonRows height={52} />}
        {isMissing(error) && <EmptyState text={errorText(error)} />}
        {error && !isMissing(error) && <ErrorState text={errorText(error)} onRetry={retry} />}
      </Card>
    </Column>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })
