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
  const [initial] = useState(contact)
  const form = useContractForm(ContactFields, valuesFor(mode, initial, user))
  const saving = useSaveContact(form, { mode, contact: initial }, onClose)
  const { emailLockedBecause, ...limits } = accessLimits(mode, initial, user)
  return (
    <FormDialog
      frame={{ ...frame, title: titles[mode], subtitle: initial && nameOf(initial) }}
      saving={saving}
      save={{ ...(mode === 'edit' ? edits : creates), isReady: true }}
      onClose={onClose}
      inAddress
    >
      <Rows>
        <ContactInputs emailLockedBecause={emailLockedBecause} />
        <AccessSection
          {...limits}
          isActivated={mode === 'edit' && initial?.isActivated === true}
          leftOut={mode === 'duplicate' ? ungrantableCount(initial, user) : 0}
        />
        {initial && mode === 'edit' && (
          <HistoryLink
            entity="contact"
            entityId={initial.id}
            name={nameOf(initial)}
            changedAt={initial.updatedAt}
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
