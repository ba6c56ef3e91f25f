import type { Tx } from '@lanewise/api/platform/db/database'
import { insuranceSettingsEntity, quoteMarkupEntity } from '@lanewise/contract/settings'
import { day, type Entry, entry, type Person } from '#history/entry.ts'

/** Settings of a demo company. The last value of each history entry equals the stored one. */
const set = {
  insuranceWarningDays: 30,
  insuranceVersion: 3,
  includePrepaidAddMarkupQuotes: true,
  prepaidAddMarkupMethod: 'Margin',
  domesticTlMarkup: 15,
  domesticLtlMarkup: 12.5,
  internationalTlMarkup: 18,
  defaultPrepaidAdd: 10,
  includePartialTlQuotes: true,
  quoteMarkupVersion: 5,
} as const

type Changes = Record<string, [unknown, unknown]>
type SettingsChange = {
  entity: { name: string; title: (record: unknown) => string }
  daysAgo: number
  changes: Changes
}

const settingsChanges: readonly SettingsChange[] = [
  {
    entity: quoteMarkupEntity,
    daysAgo: 44,
    changes: { includePrepaidAddMarkupQuotes: ['Off', 'On'], defaultPrepaidAdd: [null, '10%'] },
  },
  { entity: insuranceSettingsEntity, daysAgo: 41, changes: { warningDays: ['30 days', '45 days'] } },
  {
    entity: quoteMarkupEntity,
    daysAgo: 38,
    changes: { domesticTLMarkup: [null, '12%'], domesticLTLMarkup: [null, '12.5%'] },
  },
  { entity: quoteMarkupEntity, daysAgo: 20, changes: { internationalTLMarkup: [null, '18%'] } },
  { entity: insuranceSettingsEntity, daysAgo: 12, changes: { warningDays: ['45 days', '30 days'] } },
  {
    entity: quoteMarkupEntity,
    daysAgo: 6,
    changes: { domesticTLMarkup: ['12%', '15%'], includePartialTLQuotes: ['Off', 'On'] },
  },
]

/** Stores a company's settings and their history, with the users alternating as authors. */
export async function fillSettings(
  tx: Tx,
  companyId: string,
  { people, now }: { people: readonly Person[]; now: Date },
): Promise<Entry[]> {
  await tx.updateTable('companySettings').set(set).where('id', '=', companyId).execute()
  return settingsChanges.flatMap(({ entity, daysAgo, changes }, index) => {
    const person = people[index % people.length]
    const subject = { entity: entity.name, id: companyId, name: entity.title(null) }
    const at = new Date(now.getTime() - daysAgo * day)
    return person ? [entry(subject, person, { action: 'changed', changes, at })] : []
  })
}
