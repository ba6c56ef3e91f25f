import { useParams } from 'react-router'
import { PublicFrame } from '#platform/public/PublicFrame.tsx'
import { Closing } from '#platform/public/public-layout.tsx'
import { errorText, isRefusal } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useSubscription, useUnsubscribe } from './notifications.api.ts'

/** Asks before it unsubscribes, because mail scanners open links too. */
export default function UnsubscribePage() {
  const { token = '' } = useParams()
  const { data, status, error, refetch } = useSubscription(token)
  const ending = useUnsubscribe()
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
          {data?.isEnded && (
            <>
              <h1>You are unsubscribed</h1>
              <p>{`${data.emailAddress} will no longer receive emails about ${data.about}.`}</p>
            </>
          )}
          {data && !data.isEnded && (
            <>
              <h1>Unsubscribe?</h1>
              <p>{`${data.emailAddress} receives emails about ${data.about}.`}</p>
              {ending.error && <Alert tone="late">{errorText(ending.error)}</Alert>}
              <p>
                <Button kind="primary" loading={ending.isPending} onClick={() => ending.mutate({ params: { token } })}>
                  Unsubscribe
                </Button>
              </p>
            </>
          )}
        </Closing>
      </Card>
    </PublicFrame>
  )
}
