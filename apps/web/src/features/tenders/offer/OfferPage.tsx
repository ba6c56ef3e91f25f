import { useState } from 'react'
import { useParams } from 'react-router'
import { useOfferedLoad } from '#features/tenders/tenders.api.ts'
import { Ended } from '#platform/public/Ended.tsx'
import { PublicFrame } from '#platform/public/PublicFrame.tsx'
import { errorText, isRefusal } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'
import { Offer } from './Offer.tsx'

/** Page behind a carrier's personal link. It shows one load and no data of other carriers. (TENDER-3) */
export default function OfferPage() {
  const { token = '' } = useParams()
  const { data, status, error, refetch } = useOfferedLoad(token)
  const [answered, setAnswered] = useState<'Accepted' | 'Rejected' | null>(null)
  if (answered && data) return <Ended title={answeredTitle(answered, data.load.shipmentNumber)} load={data} />
  if (data) return <Offer token={token} offer={data} onAnswered={setAnswered} />
  if (status !== 'error') return <FullPageLoader />
  if (isRefusal(error)) return <Ended title={errorText(error)} load={null} />
  return (
    <PublicFrame>
      <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
    </PublicFrame>
  )
}

const answeredTitle = (answer: 'Accepted' | 'Rejected', shipmentNumber: string) =>
  answer === 'Accepted' ? `Load ${shipmentNumber} is yours` : `Load ${shipmentNumber} is rejected`
