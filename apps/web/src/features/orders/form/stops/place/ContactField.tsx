import type { ContactAtLocation } from '@lanewise/contract/location-shapes'
import type { StopContact } from '@lanewise/domain/orders/stops/stop'
import { useState } from 'react'
import { useLocationContacts } from '#features/locations/index.ts'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { errorText } from '#platform/query/problem.ts'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { Select } from '#ui/form/Select.tsx'
import { NewContactDialog } from './NewContactDialog.tsx'

/** Option values that are not contact ids. */
const NEW = 'new'
const ENTERED = 'entered'

/** Contact at the stop: a contact of the location or a new one. (STOP-11) */
export function ContactField({ stopKey }: StopProps) {
  const { set, nameOf, leave } = useStop(stopKey)
  const { location, contact } = useStopValue(stopKey, (stop) => ({ location: stop.location, contact: stop.contact }))
  const contactsQuery = useLocationContacts(location?.locationNumber ?? '', location !== null)
  const [isAdding, setAdding] = useState(false)
  const people = contactsQuery.data?.data ?? []
  const choose = (value: string | null) => {
    if (value === NEW) return setAdding(true)
    if (value !== ENTERED) set({ contact: contactOf(people, value) })
  }
  return (
    <>
      <Field
        label="Stop contact"
        {...useStopError(stopKey, 'contact')}
        help={contactsQuery.error ? errorText(contactsQuery.error) : undefined}
      >
        <Select
          clearable
          name={nameOf('contact')}
          placeholder={location ? 'No contact' : 'Choose a location first'}
          disabled={location === null}
          value={contact && choiceOf(contact)}
          options={[...optionsOf(people, contact), { value: NEW, label: 'New Stop Contact' }]}
          onChange={choose}
          onBlur={() => leave('contact')}
        />
      </Field>
      {isAdding && (
        <NewContactDialog
          onEntered={(entered) => {
            set({ contact: { ...entered, addNewContact: true } })
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

/** The first contact of a location is its default contact. (STOP-12) */
function contactOf(people: readonly ContactAtLocation[], id: string | null): StopContact | null {
  const person = people.find((one) => one.id === id)
  if (!person) return null
  const { firstName, lastName } = person
  return { contactId: person.id, firstName, lastName, isDefaultContact: person === people[0] }
}

/** The selected contact stays an option, even if the location no longer lists it. */
function optionsOf(people: readonly ContactAtLocation[], contact: StopContact | null): Option[] {
  const listed = people.map(({ id, name, title }) => ({ value: id, label: name, ...(title && { detail: title }) }))
  if (!contact || listed.some(({ value }) => value === choiceOf(contact))) return listed
  return [...listed, { value: choiceOf(contact), label: `${contact.firstName} ${contact.lastName}` }]
}

const choiceOf = (contact: StopContact) => ('contactId' in contact ? contact.contactId : ENTERED)
