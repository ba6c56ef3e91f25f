import type { BolOptions } from '@lanewise/contract/bills-of-lading'
import { quickContactSearch } from '@lanewise/contract/watchers'
import { isEmailAddress } from '@lanewise/domain/contacts/email'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Field } from '#ui/form/Field.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { tooMany } from './choice.ts'

type RecipientFieldProps = {
  options: Pick<BolOptions, 'carrierId' | 'locationIds'>
  emails: readonly string[]
  onChange: (emails: string[]) => void
}

/**
 * Suggests contacts of the carrier, of the locations and of the company, and accepts any complete email address.
 * (BOL-12)
 */
export function RecipientField({ options: { carrierId, locationIds }, emails, onChange }: RecipientFieldProps) {
  const { ask } = useSession()
  const search = async (q: string): Promise<Option[]> => {
    const { items } = await ask(quickContactSearch, { query: { q, ...(carrierId && { carrierId }), locationIds } })
    const contacts = items.map(({ email, name }) => ({ value: email, label: email, detail: name }))
    const isNew = isEmailAddress(q) && !contacts.some(({ value }) => value.toLowerCase() === q.toLowerCase())
    return isNew ? [{ value: q, label: q, detail: 'Send to this address' }, ...contacts] : contacts
  }
  const error = tooMany(emails)
  return (
    <Field label="Recipients" required help="Search contacts, or type an address" {...(error && { error })}>
      <MultiSelect
        value={emails}
        options={emails.map((email) => ({ value: email, label: email }))}
        search={{ ask: search }}
        placeholder="Name or address"
        onChange={onChange}
      />
    </Field>
  )
}
