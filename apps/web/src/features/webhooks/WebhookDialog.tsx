import { createWebhook, updateWebhook, type Webhook, WebhookFields } from '@lanewise/contract/webhooks'
import { webhookLabels, webhookTopicNames, webhookTopics } from '@lanewise/domain/webhooks/topics'
import { useState } from 'react'
import { ChoicesField } from '#platform/form/ChoicesField.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { WebhookSecret } from './WebhookSecret.tsx'
import { useCreateWebhook, useUpdateWebhook } from './webhooks.api.ts'

const topics = webhookTopicNames.map((value) => ({ value, label: webhookTopics[value] }))

/** Registers a webhook and shows its secret once, or edits a webhook. (NOTIFY-5) */
export function WebhookDialog({ webhook = null, onClose }: { webhook?: Webhook | null; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const { name, url, topics: chosen } = webhook ?? { name: '', url: '', topics: [] }
  const form = useContractForm(WebhookFields, { name, url, topics: chosen })
  const [create, update] = [useCreateWebhook(), useUpdateWebhook()]
  const saving = useSave({
    form,
    send: async ({ values, options }): Promise<{ secret?: string }> => {
      if (!webhook) return create.mutateAsync({ body: values, options })
      await update.mutateAsync({ params: { webhookId: webhook.id }, body: values, options })
      return {}
    },
    done: (_answer, values) => saved(`Webhook ${values.name} ${webhook ? 'changed' : 'created'}`),
    onSaved: (answer) => (answer.secret ? setSecret(answer.secret) : onClose()),
  })
  if (secret) return <WebhookSecret secret={secret} onClose={onClose} />
  return (
    <FormDialog
      frame={{ size: 480, title: webhook ? `Edit ${webhook.name}` : 'Create webhook', narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: webhook ? updateWebhook : createWebhook, verb: webhook ? 'Save' : 'Create', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <TextField name="name" label={webhookLabels.name} required maxLength={100} autoFocus placeholder="Warehouse" />
        <TextField
          name="url"
          label={webhookLabels.url}
          required
          maxLength={500}
          placeholder="https://hooks.example.com/lanewise"
        />
        <ChoicesField name="topics" label={webhookLabels.topics} options={topics} />
      </Rows>
    </FormDialog>
  )
}
