import { allOf, changesBetween } from '@lanewise/api/platform/audit/audit'
import type { Tx } from '@lanewise/api/platform/db/database'
import { billingSettingEntity, billToCompanyEntity } from '@lanewise/contract/billing'
import type { Address } from '@lanewise/domain/locations/address'
import { day, type Entry, entry, type Person } from '#history/entry.ts'
import type { OwnSite } from '#locations/own-sites.ts'

/** A party that pays the freight bills instead of the company itself. */
export type Payer = Address & { name: string; terms: number | null }

const payer = (name: string, terms: number | null, address: Omit<Address, 'addressLine2'>): Payer => ({
  name,
  terms,
  addressLine2: null,
  ...address,
})

const us = (addressLine1: string, city: string, state: string, postalCode: string) =>
  ({ addressLine1, city, state, postalCode, country: 'US' }) as const

/** Customers of Acme Foods that pay their own freight, and the audit firm that pays the rest. */
export const acmePayers: readonly Payer[] = [
  payer('Harvest Lane Markets', 45, us('1 Harvest Plaza', 'Columbus', 'OH', '43215')),
  payer('Keystone Freight Audit', 30, us('PO Box 4410', 'Harrisburg', 'PA', '17101')),
  payer('Lone Star Provisions', 30, us('900 Commerce St', 'Dallas', 'TX', '75202')),
]

export const borealisPayers: readonly Payer[] = [
  payer('Lakehead Print Supply', 60, us('220 Superior St', 'Duluth', 'MN', '55802')),
]

/** Inserts the company's billing address and its payers, with the user who entered them. */
export async function fillBilling(
  tx: Tx,
  { sites, payers }: { sites: readonly OwnSite[]; payers: readonly Payer[] },
  { people, now }: { people: readonly Person[]; now: Date },
): Promise<Entry[]> {
  const [person, address] = [people[0], sites[0]?.address]
  if (!person || !address) return []
  const setting = await tx
    .updateTable('billingSettings')
    .set({ ...address, version: 2 })
    .where('isDefault', '=', true)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  const empty: Record<keyof Address, string | null> = {
    addressLine1: '',
    addressLine2: null,
    city: '',
    state: '',
    postalCode: '',
    country: 'US',
  }
  const changes = changesBetween<Record<keyof Address, unknown>>(
    empty,
    address,
    Object.keys(empty) as (keyof Address)[],
  )
  const subject = { entity: billingSettingEntity.name, id: setting.id, name: setting.name }
  const entered = entry(subject, person, { action: 'changed', changes: mutable(changes ?? {}), at: ago(now, 43) })
  return [entered, ...(await insertPayers(tx, payers, { person, now }))]
}

async function insertPayers(tx: Tx, payers: readonly Payer[], { person, now }: { person: Person; now: Date }) {
  const entries: Entry[] = []
  for (const [index, fields] of payers.entries()) {
    const at = ago(now, 42 - index)
    const { id } = await tx
      .insertInto('billToCompanies')
      .values({ ...fields, createdAt: at, updatedAt: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const names = Object.keys(fields) as (keyof Payer)[]
    const subject = { entity: billToCompanyEntity.name, id, name: fields.name }
    const changes = mutable(allOf(fields, names, 'created'))
    entries.push(entry(subject, person, { action: 'created', changes, at }))
  }
  return entries
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * day)

const mutable = (changes: Record<string, readonly [unknown, unknown]>) =>
  Object.fromEntries(Object.entries(changes).map(([name, [from, to]]) => [name, [from, to] as [unknown, unknown]]))
