import type { Tx } from '@lanewise/api/platform/db/database'
import { insuranceSettingsEntity, quoteMarkupEntity } from '@lanewise/contract/settings'
import type { ListedService, TruckloadService } from '@lanewise/domain/rating/services/truckload-services'
import { day, type Entry, entry, type Person } from '#history/entry.ts'

const service = (name: TruckloadService, truckload: number | null, partial = truckload): ListedService => ({
  service: name,
  truckload,
  partial,
})

/** What carriers usually charge per load. Some services are left out, so that rates show what they do not include. */
const usualPrices = [
  service('LiftGate', 150, 95),
  service('LiftgatePickup', 150, 95),
  service('LiftgateDelivery', 150, 95),
  service('InsidePickup', 185, 125),
  service('InsideDelivery', 185, 125),
  service('AppointmentPickup', 0),
  service('AppointmentDelivery', 0),
  service('NotifyBeforeDelivery', 0, 15),
  service('LimitedAccessPickup', 125, 95),
  service('LimitedAccessDelivery', 125, 95),
  service('ConstructionSiteDelivery', 150, 110),
  service('ResidentialDelivery', 175, 120),
  service('SaturdayPickup', 250, 200),
  service('SaturdayDelivery', 250, 200),
  service('SortSegregateDelivery', 200, 150),
  service('UnloadAtDestination', 225, 150),
  service('ProtectFromFreezing', 175, 95),
]

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
  accessorialPrices: JSON.stringify(usualPrices),
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
