import { findCompanies } from '@lanewise/contract/locations'
import { useCallback } from 'react'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

/** Searches companies by name, including the own one. (LOC-20) */
export function useCompanySearch() {
  const { ask } = useSession()
  return useCallback(
    async (text: string): Promise<Option[]> => {
      const { items } = await ask(findCompanies, { query: { q: text } })
      return items.map(({ id, companyName }) => ({ value: id, label: companyName }))
    },
    [ask],
  )
}
