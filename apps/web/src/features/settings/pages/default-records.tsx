import { findCommodities } from '@lanewise/contract/commodities'
import { findLocations } from '@lanewise/contract/locations'
import { addressLine } from '@lanewise/domain/locations/address'
import { useMemo, useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { DefaultRecordField, type RecordNames } from './order-default-fields.tsx'

type Known = { id: string | null; name: string | null; whenDeleted: string; whenUnknown: string }

/** Known names: the name of the selected record, and the names of search results. */
export function useRecordNames({ id, name, whenDeleted, whenUnknown }: Known): RecordNames {
  const [foundNames, setFoundNames] = useState<Readonly<Record<string, string>>>({})
  return useMemo(() => {
    const known = { ...foundNames, ...(id && { [id]: name ?? whenDeleted }) }
    return {
      of: (recordId) => (recordId === null ? null : (known[recordId] ?? whenUnknown)),
      learn: (names) => setFoundNames((before) => ({ ...before, ...names })),
    }
  }, [foundNames, id, name, whenDeleted, whenUnknown])
}

export function DefaultCommodityField({ names }: { names: RecordNames }) {
  const { ask } = useSession()
  const refusal = useRefusalOf(findCommodities)
  const search = async (searchTerm: string) => {
    const { data } = await ask(findCommodities, { query: { searchTerm } })
    return data.map(({ id, commodityCode, description }) => ({ value: id, label: commodityCode, detail: description }))
  }
  const help = refusal && 'Searching the catalog requires View Commodity'
  return <DefaultRecordField name="defaultCommodity" names={names} search={search} help={help} />
}

/** Pause in typing, in milliseconds, before locations are searched. (LOC-6) */
const locationPause = 500

/** Default location, shown by the company's name for it. */
export function DefaultLocationField({ names }: { names: RecordNames }) {
  const { ask } = useSession()
  const search = async (q: string) => {
    const { items } = await ask(findLocations, { query: { q } })
    return items.map(({ id, name, address: { line1, line2, city, state, zip } }) => ({
      value: id,
      label: name,
      detail: addressLine({ addressLine1: line1, addressLine2: line2, city, state, postalCode: zip }),
    }))
  }
  return <DefaultRecordField name="defaultLocation" names={names} search={search} pause={locationPause} />
}
