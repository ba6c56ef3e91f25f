import { type Contact, contactMessages, type KeyFate } from '@lanewise/contract/contacts'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useDeleteContact } from '#features/contacts/contacts.api.ts'
import { nameOf } from '#features/contacts/parts/facts.tsx'
import { errorText, fieldErrors } from '#platform/query/problem.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { RadioList } from '#ui/form/options/RadioList.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type DeleteContactProps = { contact: Contact; onDeleted: () => void; onClose: () => void }

const fates: { value: KeyFate; label: string }[] = [
  { value: 'Keep', label: 'Keep the keys for the company' },
  { value: 'Revoke', label: 'Revoke the keys' },
]

/** Deletes a contact. API keys that the contact created are kept or revoked, as the user decides. */
export function DeleteContact({ contact, onDeleted, onClose }: DeleteContactProps) {
  const snackbar = useSnackbar()
  const { mutateAsync, isPending } = useDeleteContact()
  /** The sentence of the server about the contact's API keys, when a decision on them is needed. */
  const [keys, setKeys] = useState<string | null>(null)
  const [fate, setFate] = useState<KeyFate>('Keep')
  const close = () => {
    if (!isPending) onClose()
  }
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: contact.id }, query: keys === null ? {} : { apiKeys: fate } })
      snackbar.toast(contactMessages.deleted, { tone: 'success' })
      onDeleted()
    } catch (error) {
      if (fieldErrors(error).apiKeys) return setKeys(errorText(error))
      snackbar.toast(errorText(error, contactMessages.notDeleted), { tone: 'error' })
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Delete Contact?"
      text={
        <Column>
          <strong>{nameOf(contact)}</strong>
          {contact.createPortalUser && <p>This person can no longer sign in.</p>}
          {keys !== null && (
            <>
              <Alert tone="risk" live>
                {keys}
              </Alert>
              <RadioList
                label="API keys"
                value={fate}
                options={fates}
                onChange={(value) => setFate(value === 'Revoke' ? 'Revoke' : 'Keep')}
              />
            </>
          )}
        </Column>
      }
      verb="Delete"
      loading={isPending}
      onConfirm={() => void remove()}
      onClose={close}
    />
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })
