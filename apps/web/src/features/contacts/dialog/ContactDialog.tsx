import { useState } from 'react'
import { useContact } from '#features/contacts/contacts.api.ts'
import { ContactForm } from '#features/contacts/form/ContactForm.tsx'
import { newContact } from '#features/contacts/new-contact.ts'
import { RecordDialog } from '#platform/record/RecordDialog.tsx'
import { ContactInfo } from './ContactInfo.tsx'
import { ContactOptions } from './ContactOptions.tsx'

type ContactDialogProps = { contactId: string; onClose: () => void }

/** The dialog of a contact: view, edit and duplicate of one that exists, or a new one (CONTACT-16). */
export function ContactDialog({ contactId, onClose }: ContactDialogProps) {
  if (contactId === newContact) return <ContactForm mode="new" contact={null} onClose={onClose} />
  return <KnownContact contactId={contactId} onClose={onClose} />
}

function KnownContact({ contactId, onClose }: ContactDialogProps) {
  const found = useContact(contactId)
  const [mode, setMode] = useState<'view' | 'edit' | 'duplicate'>('view')
  if (found.data && mode !== 'view') return <ContactForm mode={mode} contact={found.data} onClose={onClose} />
  return (
    <RecordDialog
      title="Contact Info"
      found={found}
      actions={(contact) => <ContactOptions contact={contact} onMode={setMode} onDeleted={onClose} />}
      onClose={onClose}
    >
      {(contact) => <ContactInfo contact={contact} />}
    </RecordDialog>
  )
}
