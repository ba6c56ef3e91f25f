import { useState } from 'react'
import { useContact } from '#features/contacts/contacts.api.ts'
import { ContactForm } from '#features/contacts/form/ContactForm.tsx'
import { RecordDialog } from '#platform/record/RecordDialog.tsx'
import { ContactInfo } from './ContactInfo.tsx'
import { ContactOptions } from './ContactOptions.tsx'

/** Value of `contactId` that opens the dialog for a new contact. (CONTACT-13) */
export const newContact = 'new'

type ContactDialogProps = { contactId: string; onClose: () => void }

/** Dialog of a contact: view, edit and duplicate of an existing one, or a new one. (CONTACT-16) */
export function ContactDialog({ contactId, onClose }: ContactDialogProps) {
  if (contactId === newContact) return <ContactForm mode="new" contact={null} onClose={onClose} />
  return <KnownContact contactId={contactId} onClose={onClose} />
}

function KnownContact({ contactId, onClose }: ContactDialogProps) {
  const contactQuery = useContact(contactId)
  const [mode, setMode] = useState<'view' | 'edit' | 'duplicate'>('view')
  if (contactQuery.data && mode !== 'view')
    return <ContactForm mode={mode} contact={contactQuery.data} onClose={onClose} />
  return (
    <RecordDialog
      title="Contact Info"
      result={contactQuery}
      actions={(contact) => <ContactOptions contact={contact} onMode={setMode} onDeleted={onClose} />}
      onClose={onClose}
    >
      {(contact) => <ContactInfo contact={contact} />}
    </RecordDialog>
  )
}
