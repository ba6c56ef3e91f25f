import { ApiKeyFields, createApiKey } from '@lanewise/contract/api-keys'
import { apiScopeNames, apiScopes, keyReminderDays, longestKeyDays } from '@lanewise/domain/access/api-scopes'
import { useState } from 'react'
import { ChoicesField } from '#platform/form/ChoicesField.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { Secret, ShownOnce } from '#platform/record/Secret.tsx'
import { useCreateApiKey } from './api-keys.api.ts'

const scopes = apiScopeNames.map((value) => ({ value, label: apiScopes[value].label }))
/**
 * Default lifetime in days: long enough to rarely think about, short enough that the person who created the key is
 * still there to renew it.
 */
const usualDays = 365

/** Creates a key. The key is shown only once. (APIKEY-2) */
export function CreateApiKey({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null)
  const form = useContractForm(ApiKeyFields, { name: '', scopes: [], expiresInDays: usualDays })
  const { mutateAsync } = useCreateApiKey()
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ body: values, options }),
    done: (_answer, { name }) => saved(`API key ${name} created`),
    onSaved: (answer) => setKey(answer.key),
  })
  if (key) return <Made value={key} onClose={onClose} />
  return (
    <FormDialog
      frame={{ size: 480, title: 'Create API key', narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: createApiKey, verb: 'Create', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <TextField name="name" label="Name" required maxLength={100} autoFocus placeholder="Warehouse system" />
        <ChoicesField name="scopes" label="Permissions" options={scopes} />
        <NumberField
          name="expiresInDays"
          label="Expires in (days)"
          maxLength={3}
          required
          help={`At most ${longestKeyDays}. Admins are reminded ${keyReminderDays} days before.`}
        />
      </Rows>
    </FormDialog>
  )
}

const Made = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <ShownOnce title="API key" warning="It will not be shown again." onClose={onClose}>
    <Secret label="API key" value={value} help="Send it in the x-api-key header of every request." />
  </ShownOnce>
)
