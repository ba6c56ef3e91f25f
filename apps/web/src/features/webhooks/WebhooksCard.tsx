import { createWebhook, type Webhook } from '@lanewise/contract/webhooks'
import { type DeliveryState, webhookTopics } from '@lanewise/domain/webhooks/topics'
import { styled } from '@mui/material/styles'
import { History, KeyRound, ListChecks, Pause, Pencil, Play, Plus, Trash2, Webhook as WebhookIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { dateTimeHere } from '#platform/date-time.ts'
import { useAddInAddress } from '#platform/list/use-opened.ts'
import { errorText } from '#platform/query/problem.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { RecordList, RecordMenu, RecordRow, Second, Strong } from '#ui/data/record-rows.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { type Opened, WebhookActions } from './WebhookActions.tsx'
import { webhooksQuery } from './webhooks.api.ts'

/** Webhooks that notify other systems of events. (NOTIFY-5) */
export function WebhooksCard() {
  const [opened, open] = useState<Opened>(null)
  const refusal = useRefusalOf(createWebhook)
  const { data, status, error, refetch } = useOperationQuery(webhooksQuery)
  const create = useCallback(() => open('create'), [])
  useAddInAddress({ mayAdd: refusal === undefined }, create)
  const add = (
    <Button size="small" icon={<Plus />} {...(refusal && { disabledReason: refusal })} onClick={create}>
      Create webhook
    </Button>
  )
  return (
    <Card flush title="Webhooks" side={add}>
      {status === 'loading' && <SkeletonRows height={52} />}
      {status === 'error' && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyState
          text="No webhooks yet"
          icon={<WebhookIcon aria-hidden="true" />}
          action={
            <>
              <Example>
                For example, send every shipment event to https://tms.example.com/lanewise, so that your system knows
                when a truck is late.
              </Example>
              <Link href="/api/docs" target="_blank">
                How events look in the API
              </Link>
            </>
          }
        />
      )}
      <RecordList aria-label="Webhooks">
        {data?.data.map((webhook) => (
          <Row key={webhook.id} webhook={webhook} onOpen={open} />
        ))}
      </RecordList>
      <WebhookActions opened={opened} onClose={() => open(null)} onMade={(secret) => open({ secret })} />
    </Card>
  )
}

const Example = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: 440,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}))

function Row({ webhook, onOpen }: { webhook: Webhook; onOpen: (opened: Opened) => void }) {
  const { name, url, topics, isPaused, waiting } = webhook
  return (
    <RecordRow columns="minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) 32px" {...(isPaused && { 'data-past': '' })}>
      <div>
        <Strong>{name}</Strong>
        <Second>{url}</Second>
      </div>
      <div>{topics.map((topic) => webhookTopics[topic]).join(', ')}</div>
      <div>
        <State webhook={webhook} />
        {waiting > 0 && <Second>{`${waiting.toLocaleString('en-US')} waiting`}</Second>}
      </div>
      <RecordMenu>
        <RowMenu label={`Actions for ${name}`} items={itemsOf(webhook, onOpen)} />
      </RecordMenu>
    </RecordRow>
  )
}

const itemsOf = (webhook: Webhook, onOpen: (opened: Opened) => void) => [
  { label: 'Deliveries', icon: <ListChecks />, onSelect: () => onOpen({ deliveries: webhook }) },
  { label: 'Edit', icon: <Pencil />, onSelect: () => onOpen({ edit: webhook }) },
  webhook.isPaused
    ? { label: 'Resume', icon: <Play />, onSelect: () => onOpen({ pause: webhook }) }
    : { label: 'Pause', icon: <Pause />, onSelect: () => onOpen({ pause: webhook }) },
  { label: 'New secret', icon: <KeyRound />, onSelect: () => onOpen({ renew: webhook }) },
  { label: 'History', icon: <History />, onSelect: () => onOpen({ history: webhook }) },
  { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => onOpen({ remove: webhook }) },
]

const tones: Record<DeliveryState, Tone> = { Delivered: 'ok', Waiting: 'risk', Failed: 'late' }

function State({ webhook: { isPaused, isFailing, lastDelivery } }: { webhook: Webhook }) {
  if (isPaused) return <Badge tone="risk">Paused</Badge>
  if (isFailing) return <Badge tone="late">Not answering</Badge>
  if (!lastDelivery) return <Badge>Nothing sent yet</Badge>
  const { state, responseStatus, at } = lastDelivery
  const statusText = state === 'Delivered' ? 'Delivered' : (responseStatus ?? 'No answer')
  return (
    <>
      <Badge tone={tones[state]}>{statusText}</Badge>
      <Second>{dateTimeHere(at)}</Second>
    </>
  )
}
