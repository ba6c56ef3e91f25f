import type { LinkResponse, RequestedLoad } from '@lanewise/contract/rate-requests'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useNoteOpened, useRequestedLoad } from '#features/rate-requests/rate-requests.api.ts'
import { Ended } from '#platform/public/Ended.tsx'
import { PublicFrame } from '#platform/public/PublicFrame.tsx'
import { errorText, isRefusal } from '#platform/query/problem.ts'
import { dollarsText } from '#platform/record/figures-text.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'
import { Requested } from './Requested.tsx'

/** Page behind a carrier's personal link. It shows one load and no data of other carriers. (RFQ-2) */
export default function RateRequestPage() {
  const { token = '' } = useParams()
  const { data, status, error, refetch } = useRequestedLoad(token)
  useOpened(token, Boolean(data))
  const [answered, setAnswered] = useState<LinkResponse | null>(null)
  if (answered && data) return <Ended title={answeredTitle(answered, data)} load={data} />
  if (data) return <Requested token={token} requested={data} onAnswered={setAnswered} />
  if (status !== 'error') return <FullPageLoader />
  if (isRefusal(error)) return <Ended title={errorText(error)} load={null} />
  return (
    <PublicFrame>
      <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
    </PublicFrame>
  )
}

/** Reports that the page was opened. Failures are ignored, because nothing depends on the report. */
function useOpened(token: string, isThere: boolean) {
  const { mutate } = useNoteOpened()
  useEffect(() => {
    if (isThere) mutate({ params: { token } })
  }, [isThere, token, mutate])
}

const answeredTitle = ({ answer, total }: LinkResponse, { load: { shipmentNumber } }: RequestedLoad) =>
  answer === 'Offered'
    ? `You offered ${dollarsText(total ?? 0)} for load ${shipmentNumber}`
    : `You declined load ${shipmentNumber}`
