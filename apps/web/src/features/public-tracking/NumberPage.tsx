import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { useTracked } from './public-tracking.api.ts'
import { Loading, TrackingFrame } from './TrackingFrame.tsx'
import { useBack } from './use-missed.ts'
import { ShipmentView } from './view/ShipmentView.tsx'

/** Shipment found by its own number or by the number of an order on it. (TRACK-2) */
export default function NumberPage() {
  const { entityNumber = '' } = useParams()
  return (
    <TrackingFrame number={entityNumber}>
      <Result key={entityNumber} number={entityNumber} />
    </TrackingFrame>
  )
}

function Result({ number }: { number: string }) {
  const { data, status, error, refetch } = useTracked(number)
  const back = useBack()
  const isUnknown = isMissing(error)
  const leave = useEffectEvent(() => {
    const message = `Shipment Number: ${number} could not be found.  Ensure the shipment number is formatted properly (Ex. S123456)`
    back({ shipment: number, reference: '', company: '', message })
  })
  useEffect(() => {
    if (isUnknown) leave()
  }, [isUnknown])
  if (data && !isUnknown)
    return (
      <>
        <PageTitle name={data.shipmentNumber} />
        <ShipmentView shipment={data} />
      </>
    )
  if (status === 'error' && !isUnknown) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
  return <Loading />
}
