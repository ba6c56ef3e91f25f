import { useState } from 'react'
import { useContact } from '#features/contacts/contacts.api.ts'
import { ContactForm } from '#features/contacts/form/ContactForm.tsx'
import { newContact } from '#features/contacts/new-contact.ts'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/Dialog.tsx'
import { ContactInfo } from './ContactInfo.tsx'
import { ContactOptions } from './ContactOptions.tsx'

type ContactDialogProps = { contactId: string; onClose: () => void }

/** The dialog of a contact: view, edit and duplicate of one that exists, or a new one (CONTACT-16). */
export function ContactDialog({ contactId, onClose }: ContactDialogProps) {
  if (contactId === newContact) return <ContactForm mode="new" contact={null} onClose={onClose} />
  return <KnownContact contactId={contactId} onClose={onClose} />
}

function KnownContact({ contactId, onClose }: ContactDialogProps) {
  const { data: contact, status, error, isFetching, refetch } = useContact(contactId)
  const [mode, setMode] = useState<'view' | 'edit' | 'duplicate'>('view')
  if (contact && mode !== 'view') return <ContactForm mode={mode} contact={contact} onClose={onClose} />
  const shown = isMissing(error) ? undefined : contact
  return (
    <Dialog
      open
      title="Contact Info"
      size={720}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" shortcut="Esc" onClick={onClose}>
            Close
          </Button>
          {shown && <ContactOptions contact={shown} onMode={setMode} onDeleted={onClose} />}
        </>
      }
    >
      {shown ? (
        <ContactInfo contact={shown} />
      ) : status === 'error' ? (
        <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  )
}
