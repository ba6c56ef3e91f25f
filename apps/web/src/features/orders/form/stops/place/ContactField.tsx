import type { ContactAtLocation } from '@lanewise/contract/location-shapes'
import type { StopContact } from '@lanewise/domain/orders/stops/stop'
import { useState } from 'react'
import { useLocationContacts } from '#features/locations/index.ts'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { errorText } from '#platform/query/problem.ts'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/option.ts'
import { Select } from '#ui/form/Select.tsx'
import { NewContactDialog } from './NewContactDialog.tsx'

/** Values that are no id of a contact. */
const NEW = 'new'
const ENTERED = 'entered'

/** STOP-11: who is asked for at the stop: somebody who works there, or somebody new. */
export function ContactField({ stopKey }: StopProps) {
  const { set, nameOf, leave } = useStop(stopKey)
  const { location, contact } = useStopValue(stopKey, (stop) => ({ location: stop.location, contact: stop.contact }))
  const found = useLocationContacts(location?.locationNumber ?? '', location !== null)
  const [isAdding, setAdding] = useState(false)
  const people = found.data?.data ?? []
  const choose = (value: string | null) => {
    if (value === NEW) return setAdding(true)
    if (value !== ENTERED) set({ contact: contactOf(people, value) })
  }
  return (
    <>
      <Field
        label="Stop contact"
        {...useStopError(stopKey, 'contact')}
        help={found.error ? errorText(found.error) : undefined}
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

/** STOP-12. The first of a place is the one that is usually asked for. */
function contactOf(people: readonly ContactAtLocation[], id: string | null): StopContact | null {
  const person = people.find((one) => one.id === id)
  if (!person) return null
  const { firstName, lastName } = person
  return { contactId: person.id, firstName, lastName, isDefaultContact: person === people[0] }
}

/** Who is chosen is offered, whether or not the place still knows them. */
function optionsOf(people: readonly ContactAtLocation[], contact: StopContact | null): Option[] {
  const listed = people.map(({ id, name, title }) => ({ value: id, label: name, ...(title && { detail: title }) }))
  if (!contact || listed.some(({ value }) => value === choiceOf(contact))) return listed
  return [...listed, { value: choiceOf(contact), label: `${contact.firstName} ${contact.lastName}` }]
}

const choiceOf = (contact: StopContact) => ('contactId' in contact ? contact.contactId : ENTERED)
