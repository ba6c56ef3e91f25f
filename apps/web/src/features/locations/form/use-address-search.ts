import type { AddressSuggestion } from '@lanewise/contract/location-shapes'
import { useSearchByAddress } from '#features/locations/locations.api.ts'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { useSave } from '#platform/form/save/use-save.ts'
import { emptyEntry, entryOf, type LocationEntry, renamed, type Step, searchOf } from './location-entry.ts'

/** LOC-12: asks for the location at an address; what was found decides the next step. */
export function useAddressSearch(form: ContractForm<LocationEntry>, go: (step: Step) => void) {
  const { mutateAsync } = useSearchByAddress()
  const search = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ body: searchOf(values), options }),
    rename: renamed,
    done: () => null,
    onSaved: ({ match, company, suggestion }, entry) => {
      if (match) form.reset(entryOf(match))
      else form.reset({ ...entry, ...spelled(suggestion), companyId: company?.id ?? entry.companyId }, keepsDirty)
      go(match ? { kind: 'existing', location: match } : { kind: 'new', suggestion })
    },
  })
  /** LOC-16: everything is empty again. */
  const clear = () => {
    form.reset(emptyEntry)
    go({ kind: 'search' })
  }
  return { search, clear }
}

/** The values are new, what the form began with stays: closing it would lose them. */
const keepsDirty = { keepDefaultValues: true } as const

/** The address as the server spells it. */
const spelled = ({ addressLine1, addressLine2, city, state, postalCode, country }: AddressSuggestion) => ({
  addressLine1,
  addressLine2,
  city,
  state,
  postalCode,
  country,
})
