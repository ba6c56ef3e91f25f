import { findCommodities } from '@lanewise/contract/commodities'
import { findLocations } from '@lanewise/contract/locations'
import { addressLine } from '@lanewise/domain/locations/address'
import { useMemo, useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { DefaultRecordField, type RecordNames } from './order-default-fields.tsx'

type Known = { id: string | null; name: string | null; whenDeleted: string; whenUnknown: string }

/** Names as far as they are known: that of the record that is set, and those that were found. */
export function useRecordNames({ id, name, whenDeleted, whenUnknown }: Known): RecordNames {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  return useMemo(() => {
    const known = { ...found, ...(id && { [id]: name ?? whenDeleted }) }
    return {
      of: (asked) => (asked === null ? null : (known[asked] ?? whenUnknown)),
      learn: (names) => setFound((before) => ({ ...before, ...names })),
    }
  }, [found, id, name, whenDeleted, whenUnknown])
}

/** A commodity of the catalogue. */
export function DefaultCommodityField({ names }: { names: RecordNames }) {
  const { ask } = useSession()
  const refusal = useRefusalOf(findCommodities)
  const search = async (searchTerm: string) => {
    const { data } = await ask(findCommodities, { query: { searchTerm } })
    return data.map(({ id, commodityCode, description }) => ({ value: id, label: commodityCode, detail: description }))
  }
  const help = refusal && 'Searching the catalogue needs View Commodity'
  return <DefaultRecordField name="defaultCommodity" names={names} search={search} help={help} />
}

/** LOC-6: milliseconds of a pause in typing before locations are searched. */
const locationPause = 500

/** A location by what the company calls it. */
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
