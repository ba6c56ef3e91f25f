import type { OrderFields } from '@lanewise/contract/order-fields'
import { enteredOf, sentIssues, sentPath } from '@lanewise/contract/order-payload'
import type { OrderStopFields } from '@lanewise/contract/order-stop-fields'
import { limitIssues, type Offered } from '@lanewise/domain/orders/form/configured-limits'
import type { EnteredOrder } from '@lanewise/domain/orders/order'
import { orderIssues } from '@lanewise/domain/orders/order-rules'
import { assignedOnceIssues } from '@lanewise/domain/orders/stops/assigned-once'
import { momentIssues } from '@lanewise/domain/orders/stops/moments'
import type { StopLocation } from '@lanewise/domain/orders/stops/stop'
import type { Country } from '@lanewise/domain/places/states'
import { markupIssues } from '@lanewise/domain/rating/markup'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { keptStop, type SavedOrder } from './saved-order.ts'
import type { Surroundings } from './surroundings.ts'

/** An order as the rules read it, and what keeps it from being saved, each at the field that was sent. */
export type Checked = { entered: EnteredOrder; issues: FieldIssue[] }

/** Everything that can be said of an order without asking for its chosen rate; an order that exists is checked against itself. */
export function checkOrder(fields: OrderFields, around: Surroundings, before: SavedOrder | null = null): Checked {
  const placeOf = (locationNumber: string) => placeIn(around, before, locationNumber)
  const entered = enteredOf(fields, placeOf)
  const dockWeekOf = (_stop: unknown, index: number) => {
    const stop = fields.stops[index]
    return stop && !isUnchanged(stop, before) ? dockDaysOf(around, stop) : []
  }
  const allowsBillToCompany = around.settings.allowTmsBillToCompany
  const savedPlaces = new Set(before?.stops.flatMap(({ locationNumber }) => locationNumber ?? []))
  const found = orderIssues(entered, { allowsBillToCompany, dockWeekOf, savedPlaces })
  const gone = goneLocations(fields, around, before)
  return {
    entered,
    issues: [
      ...found.filter(({ path }) => !gone.has(path.join('.'))).map(atSent),
      ...[...gone.values()],
      ...sentIssues(fields, placeOf),
      ...momentIssues(fields.stops),
      ...assignedOnceIssues(entered.stops),
      ...configuredIssues(entered, around, before).map(atSent),
      ...namedIssues(fields, around, before),
      ...stopIdIssues(fields, before),
    ],
  }
}

const atSent = (issue: FieldIssue): FieldIssue => ({ ...issue, path: sentPath(issue.path) })

/** A place as it is now, or as a stop of the order keeps it after it was deleted. */
function placeIn(around: Surroundings, before: SavedOrder | null, locationNumber: string): StopLocation | null {
  const location = around.locations.get(locationNumber)
  if (location) {
    const { country, postalCode, ianaTimeZone } = location
    return { locationNumber, country: country as Country, postalCode, timeZone: ianaTimeZone }
  }
  const kept = before?.stops.find((stop) => stop.locationNumber === locationNumber)
  return kept
    ? { locationNumber, country: kept.country as Country, postalCode: kept.postalCode, timeZone: kept.timeZone }
    : null
}

function dockDaysOf({ locations, docks }: Surroundings, { locationNumber }: OrderStopFields) {
  const location = locationNumber === null ? undefined : locations.get(locationNumber)
  return (location && docks.get(location.id)?.dockHours) ?? []
}

/** Dock hours that changed after a stop was agreed do not keep anybody from saving something else. */
function isUnchanged(stop: OrderStopFields, before: SavedOrder | null): boolean {
  const saved = keptStop(stop, before)
  if (!saved) return false
  return isSameMoment(saved.earlyAt, stop.earlyDateTimeOffset) && isSameMoment(saved.lateAt, stop.lateDateTimeOffset)
}

const isSameMoment = (saved: Date, sent: string | null) => sent !== null && saved.getTime() === Date.parse(sent)

/** Stops whose location was there when it was chosen: said so, in place of asking for a location. By the path of the rule. */
function goneLocations({ stops }: OrderFields, { locations }: Surroundings, before: SavedOrder | null) {
  const gone = stops.flatMap((stop, index) =>
    stop.locationNumber === null || locations.has(stop.locationNumber) || keptStop(stop, before) ? [] : [index],
  )
  const message = 'This location no longer exists'
  return new Map<string, FieldIssue>(
    gone.map((index) => [`stops.${index}.location`, { path: ['stops', index, 'locationNumber'], message }]),
  )
}

/** ORDER-19, ORDER-20, RATE-41; what an order had before it may keep. */
function configuredIssues(entered: EnteredOrder, { settings }: Surroundings, before: SavedOrder | null): FieldIssue[] {
  const limits = before ? withKept(settings as Offered, before) : (settings as Offered)
  return [...limitIssues(entered, limits), ...markupIssues(settings.prepaidAddMarkupMethod, { markup: entered.markup })]
}

function withKept(offered: Offered, { row }: SavedOrder): Offered {
  const also = <T>(list: readonly T[], kept: readonly unknown[]) =>
    list.length === 0 ? list : [...list, ...(kept as T[])]
  return {
    availableFreightTerms: also(offered.availableFreightTerms, [row.freightTermType]),
    availableShippingModes: also(offered.availableShippingModes, [row.shippingMode]),
    availableEquipmentModes: also(offered.availableEquipmentModes, [row.equipmentMode]),
    availableEquipmentTypes: also(offered.availableEquipmentTypes, row.equipmentTypes),
  }
}

/** Records that an order names: they must be there, or be those that it named before. */
function namedIssues(fields: OrderFields, around: Surroundings, before: SavedOrder | null): FieldIssue[] {
  const { billingSettings: settingId, billToCompanyNumber: number } = fields
  const setting = settingId === null ? undefined : around.billingSettings.get(settingId)
  const billTo = number === null ? undefined : around.billToCompanies.get(number)
  const isSettingKnown = setting && (!setting.isDeleted || setting.id === before?.row.billingSettingId)
  const isBillToKnown = billTo && (!billTo.isDeleted || billTo.id === before?.row.billToCompanyId)
  return [
    ...(settingId === null || isSettingKnown ? [] : [gone(['billingSettings'], 'billing setting')]),
    ...(number === null || isBillToKnown ? [] : [gone(['billToCompanyNumber'], 'bill-to company')]),
    ...fields.stops.flatMap(({ contact }, index) =>
      contact && 'contactId' in contact && !isContactKnown(contact.contactId, around, before)
        ? [gone(['stops', index, 'contact', 'contactId'], 'contact')]
        : [],
    ),
  ]
}

const isContactKnown = (contactId: string, { contacts }: Surroundings, before: SavedOrder | null) =>
  contacts.has(contactId) || (before?.stops.some((stop) => stop.contactId === contactId) ?? false)

const gone = (path: (string | number)[], kind: string): FieldIssue => ({
  path,
  message: `This ${kind} no longer exists`,
})

/** Stops keep their ids, so that a changed order names its own and each once. */
function stopIdIssues({ stops }: OrderFields, before: SavedOrder | null): FieldIssue[] {
  if (!before) return []
  const own = new Set(before.stops.map(({ id }) => id))
  return stops.flatMap(({ id }, index) => {
    if (id === null || own.delete(id)) return []
    return [{ path: ['stops', index, 'id'], message: 'This stop is not one of this order' }]
  })
}
