import type { Contact, searchContacts } from '@lanewise/contract/contacts'
import type { CallInput } from '@lanewise/contract/operation'
import { contactRoleTypes } from '@lanewise/domain/contacts/contact-role-types'
import { portalAccesses, portalAccessLabels } from '@lanewise/domain/contacts/portal-access'
import type { FilterField } from '#platform/list/filters/filter-field.ts'
import type { ListFilters } from '#platform/list/list-definition.ts'
import { knownValues, type ListState } from '#platform/url-state.ts'
import { RadioList } from '#ui/form/options/RadioList.tsx'

type ContactFilterName = 'contactRoleType' | 'access'

/** Tabs after "All Contacts", and the contact types that each of them filters by. (CONTACT-3, CONTACT-4) */
const types = [
  { label: 'Portal Users', value: 'Portal' },
  { label: 'Admins', value: 'Admin' },
]
export const contactViews = types.map(({ label, value }) => ({ label, query: `contactRoleType=${value}` }))

/** On a phone the tabs are also behind the Filter button. (CONTACT-8) */
const fields: FilterField<ContactFilterName>[] = [
  {
    name: 'contactRoleType',
    label: 'Contacts',
    isTab: true,
    options: types,
    control: ({ values: [value = ''], onChange }) => (
      <RadioList
        label="Contacts"
        value={value}
        options={[{ label: 'All Contacts', value: '' }, ...types]}
        onChange={(chosen) => onChange(chosen ? [chosen] : [])}
      />
    ),
  },
  {
    name: 'access',
    label: 'Portal access',
    options: portalAccesses.map((value) => ({ value, label: portalAccessLabels[value] })),
  },
]

export const filters: ListFilters<Contact, ContactFilterName> = {
  names: ['contactRoleType', 'access'],
  useFields: () => fields,
}

type ContactQuery = NonNullable<CallInput<typeof searchContacts>['query']>

export function queryOf({ search, filters: chosen }: ListState<ContactFilterName>): ContactQuery {
  const [type] = knownValues(chosen.contactRoleType, contactRoleTypes)
  return {
    searchTerm: search,
    ...(type && { contactRoleType: type }),
    access: knownValues(chosen.access, portalAccesses),
  }
}
