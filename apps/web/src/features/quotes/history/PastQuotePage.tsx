import { useParams } from 'react-router'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { RecordPage } from '#platform/record/RecordPage.tsx'
import { useQuote } from './history.api.ts'
import { PastQuote } from './page/PastQuote.tsx'

/** Quote from the history as it was requested, with the rates it got. */
export default function QuotePage() {
  const { quoteId = '' } = useParams()
  useLiveRefresh(quoteId)
  return (
    <RecordPage
      id={quoteId}
      result={useQuote(quoteId)}
      kind="quote"
      title="Quote"
      list={{ label: 'Quote History', to: '/requote' }}
    >
      {(quote) => <PastQuote quote={quote} />}
    </RecordPage>
  )
}
