import type { AddressSuggestion } from '@lanewise/contract/location-shapes'
import { useSearchByAddress } from '#features/locations/locations.api.ts'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { useSave } from '#platform/form/save/use-save.ts'
import { emptyEntry, entryOf, type LocationEntry, renamed, type Step, searchOf } from './location-entry.ts'

/** Searches for the location at an address. The result decides the next step. (LOC-12) */
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
  /** Clears all fields. (LOC-16) */
  const clear = () => {
    form.reset(emptyEntry)
    go({ kind: 'search' })
  }
  return { search, clear }
}

/** Keeps the original defaults, so that closing the dialog still warns about losing input. */
const keepsDirty = { keepDefaultValues: true } as const

/** Address in the spelling of the server. */
const spelled = ({ addressLine1, addressLine2, city, state, postalCode, country }: AddressSuggestion) => ({
  addressLine1,
  addressLine2,
  city,
  state,
  postalCode,
  country,
})
