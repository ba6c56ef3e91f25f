import { type Contact, ContactFields, createCustomerContact, updateCustomerContact } from '@lanewise/contract/contacts'
import { contactRights, mayChangeSignIn, mayChooseAccess } from '@lanewise/domain/contacts/contact-rights'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { AccessSection } from '#features/contacts/access/AccessSection.tsx'
import { contactEvents } from '#features/contacts/contacts.api.ts'
import { nameOf } from '#features/contacts/parts/facts.tsx'
import { HistoryLink } from '#features/history/index.ts'
import { ChangedMeanwhile } from '#platform/form/ChangedMeanwhile.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { ContactInputs } from './ContactInputs.tsx'
import { type FormMode, leftOut, valuesFor } from './contact-form-values.ts'
import { useSaveContact } from './use-save-contact.ts'

type ContactFormProps = { mode: FormMode; contact: Contact | null; onClose: () => void }

/** Edit, duplicate and new mode: one form (CONTACT-19). */
export function ContactForm({ mode, contact, onClose }: ContactFormProps) {
  const user = useUser()
  const [begun] = useState(contact)
  const form = useContractForm(ContactFields, valuesFor(mode, begun, user.permissions))
  const { save, loaded, newer, reload, saveAnyway } = useSaveContact(form, { mode, contact: begun }, onClose)
  const may = begun && mode === 'edit' ? contactRights(user, begun) : null
  return (
    <FormDialog
      frame={{ title: titles[mode], size: 720, footerNote: 'First name, last name and email are required' }}
      form={form}
      save={{ ...(mode === 'edit' ? saving : creating), isReady: true }}
      onSubmit={save}
      onClose={onClose}
      inAddress
    >
      <Rows>
        {newer && <ChangedMeanwhile conflict={newer.conflict} onReload={reload} onSaveAnyway={saveAnyway} />}
        <ContactInputs mayChangeEmail={!may || !begun?.createPortalUser || mayChangeSignIn(user, begun)} />
        <AccessSection
          mayChange={may ? may.changeAccess : mayChooseAccess(user)}
          mayEnd={may ? may.endAccess || !begun?.createPortalUser : true}
          isActivated={may !== null && begun?.isActivated === true}
          leftOut={mode === 'duplicate' ? leftOut(begun, user.permissions) : 0}
        />
        {loaded && mode === 'edit' && (
          <HistoryLink
            entity="contact"
            entityId={loaded.id}
            name={nameOf(loaded)}
            changedAt={loaded.updatedAt}
            refreshOn={contactEvents}
          />
        )}
      </Rows>
    </FormDialog>
  )
}

const titles: Record<FormMode, string> = {
  edit: 'Edit Contact',
  duplicate: 'Duplicate Contact',
  new: 'New Contact',
}
const saving = { operation: updateCustomerContact, verb: 'Save' }
const creating = { operation: createCustomerContact, verb: 'Create' }

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 })
