import { useParams } from 'react-router'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Gone } from './page/Gone.tsx'
import { PastQuote } from './page/PastQuote.tsx'
import { Column } from './page/page-layout.tsx'
import { useQuote } from './quote-history.api.ts'

/** One quote of the history as it was asked for, with the rates that it got. */
export default function QuotePage() {
  const { quoteId = '' } = useParams()
  useLiveRefresh(quoteId)
  const { data: quote, error, status, isFetching, refetch } = useQuote(quoteId)
  if (quote && !isMissing(error)) return <PastQuote quote={quote} />
  return (
    <Column>
      <PageHeader title="Quote" />
      <Card flush>
        {status !== 'error' && <SkeletonRows height={52} />}
        {status === 'error' && isMissing(error) && <Gone text={errorText(error)} />}
        {status === 'error' && !isMissing(error) && (
          <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Card>
    </Column>
  )
}
