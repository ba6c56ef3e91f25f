import { type Contact, ContactFields, createCustomerContact, updateCustomerContact } from '@lanewise/contract/contacts'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { AccessSection } from '#features/contacts/access/AccessSection.tsx'
import { contactEvents } from '#features/contacts/contacts.api.ts'
import { nameOf } from '#features/contacts/parts/facts.tsx'
import { HistoryLink } from '#features/history/index.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { ContactInputs } from './ContactInputs.tsx'
import { accessLimits, type FormMode, ungrantableCount, valuesFor } from './contact-form-values.ts'
import { useSaveContact } from './use-save-contact.ts'

type ContactFormProps = { mode: FormMode; contact: Contact | null; onClose: () => void }

/** One form for the edit, duplicate and new modes. (CONTACT-19) */
export function ContactForm({ mode, contact, onClose }: ContactFormProps) {
  const user = useUser()
  const [begun] = useState(contact)
  const form = useContractForm(ContactFields, valuesFor(mode, begun, user))
  const saving = useSaveContact(form, { mode, contact: begun }, onClose)
  const { emailLockedBecause, ...limits } = accessLimits(mode, begun, user)
  return (
    <FormDialog
      frame={{ ...frame, title: titles[mode], subtitle: begun && nameOf(begun) }}
      saving={saving}
      save={{ ...(mode === 'edit' ? edits : creates), isReady: true }}
      onClose={onClose}
      inAddress
    >
      <Rows>
        <ContactInputs emailLockedBecause={emailLockedBecause} />
        <AccessSection
          {...limits}
          isActivated={mode === 'edit' && begun?.isActivated === true}
          leftOut={mode === 'duplicate' ? ungrantableCount(begun, user) : 0}
        />
        {begun && mode === 'edit' && (
          <HistoryLink
            entity="contact"
            entityId={begun.id}
            name={nameOf(begun)}
            changedAt={begun.updatedAt}
            refreshOn={contactEvents}
          />
        )}
      </Rows>
    </FormDialog>
  )
}

const frame = { size: 720, footerNote: 'First name, last name and email are required' } as const

const titles: Record<FormMode, string> = {
  edit: 'Edit Contact',
  duplicate: 'Duplicate Contact',
  new: 'New Contact',
}
const edits = { operation: updateCustomerContact, verb: 'Save' }
const creates = { operation: createCustomerContact, verb: 'Create' }

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })
