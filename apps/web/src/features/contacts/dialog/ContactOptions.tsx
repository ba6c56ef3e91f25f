import { type Contact, contactMessages } from '@lanewise/contract/contacts'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { contactRights, mayTakeAway, takeAwayText } from '@lanewise/domain/contacts/contact-rights'
import { Copy, KeyRound, MailPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSendActivation, useSendReset } from '#features/contacts/contacts.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { DeleteContact } from './DeleteContact.tsx'

type ContactOptionsProps = {
  contact: Contact
  onMode: (mode: 'edit' | 'duplicate') => void
  onDeleted: () => void
}

/** Menu with only the actions that the user may take on this contact. (CONTACT-22) */
export function ContactOptions({ contact, onMode, onDeleted }: ContactOptionsProps) {
  const user = useUser()
  const may = contactRights(user, contact)
  const disabled = !mayTakeAway(user, contact) && { disabledReason: takeAwayText }
  const send = useSend(contact)
  const [isAsking, setAsking] = useState(false)
  const items = [
    may.edit && { label: 'Edit', icon: <Pencil />, onSelect: () => onMode('edit') },
    may.duplicate && { label: 'Duplicate', icon: <Copy />, onSelect: () => onMode('duplicate') },
    may.sendActivation && { label: 'Send Activation', icon: <MailPlus />, onSelect: send.activation },
    may.resetPassword && { label: 'Reset Password', icon: <KeyRound />, onSelect: send.reset },
    may.delete && { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => setAsking(true), ...disabled },
  ].filter((item) => item !== false)
  return (
    <>
      <MenuButton label="Options" items={items} {...(items.length === 0 && { disabledReason: noPermissionText })} />
      {isAsking && <DeleteContact contact={contact} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </>
  )
}

function useSend({ id, primaryEmailAddress }: Contact) {
  const snackbar = useSnackbar()
  const activation = useSendActivation()
  const reset = useSendReset()
  const attempt = async (send: () => Promise<unknown>, done: string) => {
    try {
      await send()
      snackbar.toast(done, { tone: 'success' })
    } catch (error) {
      snackbar.toast(errorText(error), { tone: 'error' })
    }
  }
  return {
    activation: () =>
      void attempt(() => activation.mutateAsync({ params: { contactId: id } }), contactMessages.activationSent),
    reset: () =>
      void attempt(() => reset.mutateAsync({ body: { emailAddress: primaryEmailAddress } }), contactMessages.resetSent),
  }
}
