import { type Webhook, webhookChanged, webhookEntity } from '@lanewise/contract/webhooks'
import { HistoryPanel } from '#features/history/index.ts'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { Drawer } from '#ui/layout/overlay/Drawer.tsx'
import { WebhookDeliveries } from './WebhookDeliveries.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'
import { useCreateWebhookSecret, useRemoveWebhook, useSetWebhookPaused } from './webhooks.api.ts'

export type Opened =
  | 'create'
  | { edit: Webhook }
  | { deliveries: Webhook }
  | { pause: Webhook }
  | { renew: Webhook }
  | { secret: string }
  | { history: Webhook }
  | { remove: Webhook }
  | null

type WebhookActionsProps = { opened: Opened; onClose: () => void; onMade: (secret: string) => void }

export function WebhookActions({ opened, onClose, onMade }: WebhookActionsProps) {
  if (opened === null) return null
  if (opened === 'create') return <WebhookDialog onClose={onClose} />
  if ('edit' in opened) return <WebhookDialog webhook={opened.edit} onClose={onClose} />
  if ('deliveries' in opened) return <WebhookDeliveries webhook={opened.deliveries} onClose={onClose} />
  if ('secret' in opened) return <WebhookSecret secret={opened.secret} onClose={onClose} />
  if ('pause' in opened) return <PauseWebhook webhook={opened.pause} onClose={onClose} />
  if ('renew' in opened) return <RenewSecret webhook={opened.renew} onClose={onClose} onMade={onMade} />
  if ('remove' in opened) return <RemoveWebhook webhook={opened.remove} onClose={onClose} />
  return (
    <Drawer open title={`History of ${opened.history.name}`} onClose={onClose}>
      <HistoryPanel entity={webhookEntity.name} entityId={opened.history.id} refreshOn={[webhookChanged]} />
    </Drawer>
  )
}

type ActionProps = { webhook: Webhook; onClose: () => void }

function PauseWebhook({ webhook: { id, name, isPaused }, onClose }: ActionProps) {
  const { mutateAsync } = useSetWebhookPaused()
  return (
    <ConfirmCall
      title={isPaused ? `Resume ${name}?` : `Pause ${name}?`}
      text={
        isPaused
          ? 'Waiting events are sent in order from now on.'
          : 'Nothing is sent until it is resumed; new events wait.'
      }
      verb={isPaused ? 'Resume' : 'Pause'}
      done={`Webhook ${name} ${isPaused ? 'resumed' : 'paused'}`}
      run={() => mutateAsync({ params: { webhookId: id }, body: { isPaused: !isPaused } })}
      onClose={onClose}
    />
  )
}

function RenewSecret({ webhook: { id, name }, onClose, onMade }: ActionProps & { onMade: (secret: string) => void }) {
  const { mutateAsync } = useCreateWebhookSecret()
  const run = async () => {
    const { secret } = await mutateAsync({ params: { webhookId: id } })
    // Runs after the confirmation is closed.
    setTimeout(() => onMade(secret))
  }
  return (
    <ConfirmCall
      title={`New secret for ${name}?`}
      text="From now on, deliveries are signed with the new secret only."
      verb="Make secret"
      done={`Webhook ${name} has a new secret`}
      run={run}
      onClose={onClose}
    />
  )
}

function RemoveWebhook({ webhook: { id, name }, onClose }: ActionProps) {
  const { mutateAsync } = useRemoveWebhook()
  return (
    <ConfirmCall
      danger
      title={`Delete ${name}?`}
      text="No more events are sent to its address, including those still waiting. This cannot be undone."
      verb="Delete"
      done={`Webhook ${name} deleted`}
      run={() => mutateAsync({ params: { webhookId: id } })}
      onClose={onClose}
    />
  )
}
