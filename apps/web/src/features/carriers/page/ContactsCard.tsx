import type { Carrier, CarrierContact } from '@lanewise/contract/carrier-fields'
import { addCarrierContact, updateCarrierContact } from '@lanewise/contract/carriers'
import { Pencil, Plus, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useRemoveContact } from '#features/carriers/carriers.api.ts'
import { ContactDialog } from '#features/carriers/form/ContactDialog.tsx'
import { useRefusalOf } from '#platform/allowed.tsx'
import { ConfirmCall } from '#platform/record/ConfirmCall.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Figures, None, RecordList, RecordMenu, RecordRow, Second, Strong } from '#ui/data/record-rows.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Card } from '#ui/layout/Card.tsx'

type Opened = { edit: CarrierContact | null } | { remove: CarrierContact } | null

/** Contacts at the carrier, with their responsibilities. */
export function ContactsCard({ carrier }: { carrier: Carrier }) {
  const refusal = useRefusalOf(addCarrierContact)
  const remove = useRemoveContact()
  const [opened, open] = useState<Opened>(null)
  const { carrierId, contacts } = carrier
  return (
    <Card
      flush
      title="Contacts"
      side={
        <Button
          size="small"
          icon={<Plus />}
          {...(refusal && { disabledReason: refusal })}
          onClick={() => open({ edit: null })}
        >
          Add contact
        </Button>
      }
    >
      {contacts.length === 0 && <EmptyState text="No contacts" icon={<Users aria-hidden="true" />} />}
      <RecordList aria-label="Contacts">
        {contacts.map((contact) => (
          <ContactRow
            key={contact.carrierContactId}
            contact={contact}
            onEdit={() => open({ edit: contact })}
            onRemove={() => open({ remove: contact })}
          />
        ))}
      </RecordList>
      {opened && 'edit' in opened && (
        <ContactDialog carrier={carrier} contact={opened.edit} onClose={() => open(null)} />
      )}
      {opened && 'remove' in opened && (
        <ConfirmCall
          danger
          title="Remove Contact?"
          text={`${opened.remove.name} will no longer be a contact of ${carrier.name}.`}
          verb="Remove"
          done="Contact removed"
          run={() => remove.mutateAsync({ params: { carrierId, carrierContactId: opened.remove.carrierContactId } })}
          onClose={() => open(null)}
        />
      )}
    </Card>
  )
}

type ContactRowProps = { contact: CarrierContact; onEdit: () => void; onRemove: () => void }

function ContactRow({ contact, onEdit, onRemove }: ContactRowProps) {
  const { name, role, email, phone, afterHoursPhone } = contact
  const refusal = useRefusalOf(updateCarrierContact)
  const guard = refusal && { disabledReason: refusal }
  return (
    <RecordRow columns="minmax(0, 1fr) minmax(0, 1fr) 200px 32px">
      <div>
        <Strong>{name}</Strong>
        <Second>{role}</Second>
      </div>
      <div>{email ? <Link href={`mailto:${email}`}>{email}</Link> : <None />}</div>
      <Figures>
        {phone ? <Link href={`tel:${phone}`}>{phone}</Link> : <None />}
        {afterHoursPhone && (
          <Second>
            After hours <Link href={`tel:${afterHoursPhone}`}>{afterHoursPhone}</Link>
          </Second>
        )}
      </Figures>
      <RecordMenu>
        <RowMenu
          label={`Actions for ${name}`}
          items={[
            { label: 'Edit', icon: <Pencil />, ...guard, onSelect: onEdit },
            { label: 'Remove', icon: <Trash2 />, danger: true, ...guard, onSelect: onRemove },
          ]}
        />
      </RecordMenu>
    </RecordRow>
  )
}
