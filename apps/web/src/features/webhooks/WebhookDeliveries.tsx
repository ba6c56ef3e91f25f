import { redeliverWebhook, type Webhook, type WebhookDelivery } from '@lanewise/contract/webhooks'
import type { DeliveryState } from '@lanewise/domain/webhooks/topics'
import { RotateCw, Send } from 'lucide-react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { errorText } from '#platform/query/problem.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { RecordList, RecordMenu, RecordRow, Second, Strong } from '#ui/data/record-rows.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { deliveriesQuery, useRedeliver, webhooksQuery } from './webhooks.api.ts'

/** Deliveries of a webhook with its responses, and a button to send one again. (NOTIFY-5) */
export function WebhookDeliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { data, status, error, refetch } = useOperationQuery(deliveriesQuery(webhook.id))
  const { data: all } = useOperationQuery(webhooksQuery)
  const { isFailing, isPaused, failures } = all?.data.find(({ id }) => id === webhook.id) ?? webhook
  return (
    <Drawer open title={`Deliveries to ${webhook.name}`} onClose={onClose}>
      {isFailing && !isPaused && <NotAnswering failures={failures} />}
      {status === 'loading' && <SkeletonRows height={52} />}
      {status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <EmptyState text="Nothing has been sent yet" icon={<Send aria-hidden="true" />} />}
      <RecordList aria-label="Deliveries">
        {data?.data.map((delivery) => (
          <Row key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </RecordList>
    </Drawer>
  )
}

const NotAnswering = ({ failures }: { failures: number }) => (
  <Alert tone="risk">
    {`The last ${failures.toLocaleString('en-US')} calls got no answer. Deliveries wait, and one a minute is tried. As soon as one gets through, the others follow in order.`}
  </Alert>
)

const tones: Record<DeliveryState, Tone> = { Delivered: 'ok', Waiting: 'risk', Failed: 'late' }

function Row({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { event, about, state, responseStatus, reason, nextAttemptAt } = delivery
  return (
    <RecordRow columns="minmax(0, 3fr) minmax(0, 3fr) 32px">
      <div>
        <Strong>{`${event} ${about}`}</Strong>
        <Second>{attemptText(delivery)}</Second>
      </div>
      <div>
        <Badge tone={tones[state]}>{responseStatus === null ? state : `${state}, ${responseStatus}`}</Badge>
        {reason && <Second>{reason}</Second>}
        {nextAttemptAt && <Second>{`Next attempt ${dateTimeHere(nextAttemptAt)}`}</Second>}
      </div>
      <Redeliver webhook={webhook} delivery={delivery} />
    </RecordRow>
  )
}

function attemptText({ attempts, attemptedAt, createdAt, responseMilliseconds }: WebhookDelivery) {
  if (!attemptedAt) return `Since ${dateTimeHere(createdAt)}, not sent yet`
  const took = responseMilliseconds === null ? '' : `, ${responseMilliseconds.toLocaleString('en-US')} ms`
  return `${dateTimeHere(attemptedAt)}, attempt ${attempts}${took}`
}

function Redeliver({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const snackbar = useSnackbar()
  const refusal = useRefusalOf(redeliverWebhook)
  const { mutateAsync, isPending } = useRedeliver()
  const reason = refusal ?? (webhook.isPaused ? 'The webhook is paused' : undefined)
  const send = async () => {
    try {
      await mutateAsync({ params: { webhookId: webhook.id, deliveryId: delivery.id } })
      snackbar.success(`${delivery.event} ${delivery.about} is sent again`)
    } catch (error) {
      snackbar.error(errorText(error))
    }
  }
  return (
    <RecordMenu>
      <IconButton
        label={`Redeliver ${delivery.event} ${delivery.about}`}
        icon={<RotateCw />}
        loading={isPending}
        {...(reason && { disabledReason: reason })}
        onClick={() => void send()}
      />
    </RecordMenu>
  )
}
