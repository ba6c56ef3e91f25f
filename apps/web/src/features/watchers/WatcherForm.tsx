import {
  addWatchedEntityWithEmail,
  quickContactSearch,
  updateWatcher,
  type Watcher,
  WatcherForm as WatcherFields,
} from '@lanewise/contract/watchers'
import { offeredWatchNotifications, watchNotifications } from '@lanewise/domain/watchers/notification-types'
import { styled } from '@mui/material/styles'
import { useController, useFormContext } from 'react-hook-form'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { type SaveMessage, saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { RadioList } from '#ui/form/options/RadioList.tsx'
import { SuggestInput } from '#ui/form/options/SuggestInput.tsx'
import { useAddWatcher, useUpdateWatcher, type Watched } from './watchers.api.ts'

type WatcherFormProps = { entity: Watched; watcher: Watcher | null; onClose: () => void }

/** Adds a watcher, or changes a watcher's notifications. The person cannot be changed. (WATCH-8) */
export function WatcherForm({ entity, watcher, onClose }: WatcherFormProps) {
  const form = useContractForm(WatcherFields, watcher ? fieldsOf(watcher) : blank)
  const add = useAddWatcher()
  const update = useUpdateWatcher()
  const { entityId, entityType } = entity
  const saving = useSave({
    form,
    send: ({ values, options }) => {
      const request = { ...values, entityId, entityType }
      return watcher
        ? update.mutateAsync({ body: { watchedEntityRequest: request }, options })
        : add.mutateAsync({ body: request, options })
    },
    done: () => saved(watcher ? 'Watcher edited successfully' : 'Watcher added successfully'),
    failed: (message, isAtField) => failed(message, isAtField, watcher !== null),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: 'Manage Watchers', subtitle: watcher ? `Edit ${watcher.name}` : 'Add Watcher' }}
      saving={saving}
      save={{
        operation: watcher ? updateWatcher : addWatchedEntityWithEmail,
        verb: watcher ? 'Save' : 'Add',
        isReady: true,
      }}
      onClose={onClose}
    >
      <Rows>
        <EmailField isLocked={watcher !== null} />
        <NotificationField />
      </Rows>
    </FormDialog>
  )
}

const failed = (message: string, isAtField: boolean, isEdit: boolean): SaveMessage | null =>
  isAtField ? null : { kind: 'error', text: message || (isEdit ? 'Failed to edit watcher' : 'Failed to add watcher') }

/** Email address of a contact or any other person. A selected contact keeps its id until the address is edited. */
function EmailField({ isLocked }: { isLocked: boolean }) {
  const { ask } = useSession()
  const { setValue } = useFormContext<WatcherFields>()
  const { field, fieldState } = useController<WatcherFields, 'emailAddress'>({ name: 'emailAddress' })
  const message = fieldState.error?.message
  const suggest = async (text: string): Promise<Option[]> => {
    const { items } = await ask(quickContactSearch, { query: { q: text } })
    return items.map(({ id, name, email }) => ({ value: id, label: email, detail: name }))
  }
  return (
    <Field label="Email" required {...(message && { error: message })}>
      <SuggestInput
        value={field.value}
        onChange={(text) => {
          setValue('userId', null)
          field.onChange(text)
        }}
        onTake={({ value }) => setValue('userId', value)}
        suggest={suggest}
        disabled={isLocked}
        placeholder="Name or address"
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

function NotificationField() {
  const { field } = useController<WatcherFields, 'notificationType'>({ name: 'notificationType' })
  return (
    <div>
      <Name aria-hidden="true">{label}</Name>
      <RadioList label={label} value={field.value} options={choices} onChange={field.onChange} />
    </div>
  )
}

const label = 'Notifications'
const choices = offeredWatchNotifications.map((value) => ({ value, label: watchNotifications[value] }))

const blank: WatcherFields = { userId: null, emailAddress: '', notificationType: 'All' }
const fieldsOf = ({ userId, emailAddress, notificationType }: Watcher): WatcherFields => ({
  userId,
  emailAddress,
  notificationType,
})

/** Same style as a field label. */
const Name = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
}))
