import { type Contact, contactMessages } from '@lanewise/contract/contacts'
import { useDeleteContact } from '#features/contacts/contacts.api.ts'
import { nameOf } from '#features/contacts/parts/facts.tsx'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type DeleteContactProps = { contact: Contact; onDeleted: () => void; onClose: () => void }

export function DeleteContact({ contact, onDeleted, onClose }: DeleteContactProps) {
  const snackbar = useSnackbar()
  const { mutateAsync, isPending } = useDeleteContact()
  const close = () => {
    if (!isPending) onClose()
  }
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: contact.id } })
      snackbar.toast(contactMessages.deleted, { tone: 'success' })
      onDeleted()
    } catch (error) {
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
        <>
          <strong>{nameOf(contact)}</strong>
          {contact.createPortalUser && <p>This person can no longer sign in.</p>}
        </>
      }
      verb="Delete"
      loading={isPending}
      onConfirm={() => void remove()}
      onClose={close}
    />
  )
}
