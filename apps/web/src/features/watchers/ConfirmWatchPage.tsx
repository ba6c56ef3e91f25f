import { useParams } from 'react-router'
import { PublicFrame } from '#platform/public/PublicFrame.tsx'
import { Closing } from '#platform/public/public-layout.tsx'
import { errorText, isRefusal } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useConfirmWatch, useWatchRequest } from './watchers.api.ts'

/** Asks before it confirms, because mail scanners open links too. */
export default function ConfirmWatchPage() {
  const { token = '' } = useParams()
  const { data, status, error, refetch } = useWatchRequest(token)
  const confirming = useConfirmWatch()
  if (status === 'error' && !isRefusal(error))
    return (
      <PublicFrame>
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
      </PublicFrame>
    )
  if (!data && status !== 'error') return <FullPageLoader />
  return (
    <PublicFrame>
      <Card>
        <Closing>
          {!data && <h1>{errorText(error)}</h1>}
          {data?.isConfirmed && (
            <>
              <h1>Emails confirmed</h1>
              <p>{`${data.emailAddress} receives emails about ${data.about}. Each of them has a link to unsubscribe.`}</p>
            </>
          )}
          {data && !data.isConfirmed && (
            <>
              <h1>Do you want these emails?</h1>
              <p>{`${data.emailAddress} would receive emails about ${data.about}.`}</p>
              {confirming.error && <Alert tone="late">{errorText(confirming.error)}</Alert>}
              <p>
                <Button
                  kind="primary"
                  loading={confirming.isPending}
                  onClick={() => confirming.mutate({ params: { token } })}
                >
                  Confirm
                </Button>
              </p>
            </>
          )}
        </Closing>
      </Card>
    </PublicFrame>
  )
}
