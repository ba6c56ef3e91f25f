import type { OrderFields } from '@lanewise/contract/order-fields'
import { enteredOf, sentIssues, sentPath } from '@lanewise/contract/order-payload'
import type { OrderStopFields } from '@lanewise/contract/order-stop-fields'
import { modelStateOf } from '@lanewise/contract/problem'
import { limitIssues, type Offered } from '@lanewise/domain/orders/form/configured-limits'
import type { EnteredOrder } from '@lanewise/domain/orders/order'
import { orderIssues } from '@lanewise/domain/orders/order-rules'
import { assignedOnceIssues } from '@lanewise/domain/orders/stops/assigned-once'
import { momentIssues } from '@lanewise/domain/orders/stops/moments'
import type { StopLocation } from '@lanewise/domain/orders/stops/stop'
import type { Country } from '@lanewise/domain/places/states'
import { markupIssues } from '@lanewise/domain/rating/markup'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { forbiddenMaterial } from '#features/hazmat/index.ts'
import { refuse } from '#platform/refuse.ts'
import type { OrderContext } from './order-context.ts'
import { type SavedOrder, savedStopOf } from './saved-order.ts'

/**
 * An order in the form that the rules read, with the issues that prevent saving it, each at the field that was sent.
 */
export type Checked = { entered: EnteredOrder; issues: FieldIssue[] }

/** Runs all checks except the one on the chosen rate. An existing order is checked against its stored state. */
export function checkOrder(fields: OrderFields, context: OrderContext, before: SavedOrder | null = null): Checked {
  const placeOf = (locationNumber: string) => placeIn(context, before, locationNumber)
  const entered = enteredOf(fields, placeOf)
  const dockWeekOf = (_stop: unknown, index: number) => {
    const stop = fields.stops[index]
    return stop && !isUnchanged(stop, before) ? dockDaysOf(context, stop) : []
  }
  const allowsBillToCompany = context.settings.allowTmsBillToCompany
  const savedPlaces = new Set(before?.stops.flatMap(({ locationNumber }) => locationNumber ?? []))
  const ruleIssues = orderIssues(entered, { allowsBillToCompany, dockWeekOf, savedPlaces })
  const gone = goneLocations(fields, context, before)
  return {
    entered,
    issues: [
      ...ruleIssues.filter(({ path }) => !gone.has(path.join('.'))).map(atSent),
      ...[...gone.values()],
      ...sentIssues(fields, placeOf),
      ...momentIssues(fields.stops),
      ...assignedOnceIssues(entered.stops),
      ...forbiddenIssues(fields),
      ...configuredIssues(entered, context, before).map(atSent),
      ...recordIssues(fields, context, before),
      ...stopIdIssues(fields, before),
    ],
  }
}

const atSent = (issue: FieldIssue): FieldIssue => ({ ...issue, path: sentPath(issue.path) })

/** The current data of a location. For a deleted location, the copy in a stop of the order. */
function placeIn(context: OrderContext, before: SavedOrder | null, locationNumber: string): StopLocation | null {
  const location = context.locations.get(locationNumber)
  if (location) {
    const { country, postalCode, ianaTimeZone } = location
    return { locationNumber, country: country as Country, postalCode, timeZone: ianaTimeZone }
  }
  const savedStop = before?.stops.find((stop) => stop.locationNumber === locationNumber)
  return savedStop
    ? {
        locationNumber,
        country: savedStop.country as Country,
        postalCode: savedStop.postalCode,
        timeZone: savedStop.timeZone,
      }
    : null
}

function dockDaysOf({ locations, docks }: OrderContext, { locationNumber }: OrderStopFields) {
  const location = locationNumber === null ? undefined : locations.get(locationNumber)
  return (location && docks.get(location.id)?.dockHours) ?? []
}

/** Dock hours that changed after a stop was agreed do not block other changes. */
function isUnchanged(stop: OrderStopFields, before: SavedOrder | null): boolean {
  const saved = savedStopOf(stop, before)
  if (!saved) return false
  return isSameMoment(saved.earlyAt, stop.earlyDateTimeOffset) && isSameMoment(saved.lateAt, stop.lateDateTimeOffset)
}

const isSameMoment = (saved: Date, sent: string | null) => sent !== null && saved.getTime() === Date.parse(sent)

/**
 * Issues for stops whose location was deleted after it was chosen. They replace the issue that asks for a location, so
 * they are keyed by the path of that rule.
 */
function goneLocations({ stops }: OrderFields, { locations }: OrderContext, before: SavedOrder | null) {
  const gone = stops.flatMap((stop, index) =>
    stop.locationNumber === null || locations.has(stop.locationNumber) || savedStopOf(stop, before) ? [] : [index],
  )
  const message = 'This location no longer exists'
  return new Map<string, FieldIssue>(
    gone.map((index) => [`stops.${index}.location`, { path: ['stops', index, 'locationNumber'], message }]),
  )
}

/** An order may keep values that it had before, even when they are no longer offered. (ORDER-19, ORDER-20, RATE-41) */
function configuredIssues(entered: EnteredOrder, { settings }: OrderContext, before: SavedOrder | null): FieldIssue[] {
  const limits = before ? withSavedChoices(settings as Offered, before) : (settings as Offered)
  return [...limitIssues(entered, limits), ...markupIssues(settings.prepaidAddMarkupMethod, { markup: entered.markup })]
}

function withSavedChoices(offered: Offered, { row }: SavedOrder): Offered {
  const also = <T>(list: readonly T[], saved: readonly unknown[]) =>
    list.length === 0 ? list : [...list, ...(saved as T[])]
  return {
    availableFreightTerms: also(offered.availableFreightTerms, [row.freightTermType]),
    availableShippingModes: also(offered.availableShippingModes, [row.shippingMode]),
    availableEquipmentModes: also(offered.availableEquipmentModes, [row.equipmentMode]),
    availableEquipmentTypes: also(offered.availableEquipmentTypes, row.equipmentTypes),
  }
}

/** The records that an order refers to must exist, or the order must have referred to them before. */
function recordIssues(fields: OrderFields, context: OrderContext, before: SavedOrder | null): FieldIssue[] {
  const { billingSettings: settingId, billToCompanyNumber: number } = fields
  const setting = settingId === null ? undefined : context.billingSettings.get(settingId)
  const billTo = number === null ? undefined : context.billToCompanies.get(number)
  const isSettingKnown = setting && (!setting.isDeleted || setting.id === before?.row.billingSettingId)
  const isBillToKnown = billTo && (!billTo.isDeleted || billTo.id === before?.row.billToCompanyId)
  return [
    ...(settingId === null || isSettingKnown ? [] : [gone(['billingSettings'], 'billing setting')]),
    ...(number === null || isBillToKnown ? [] : [gone(['billToCompanyNumber'], 'bill-to company')]),
    ...fields.stops.flatMap(({ contact }, index) =>
      contact && 'contactId' in contact && !isContactKnown(contact.contactId, context, before)
        ? [gone(['stops', index, 'contact', 'contactId'], 'contact')]
        : [],
    ),
  ]
}

const isContactKnown = (contactId: string, { contacts }: OrderContext, before: SavedOrder | null) =>
  contacts.has(contactId) || (before?.stops.some((stop) => stop.contactId === contactId) ?? false)

const gone = (path: (string | number)[], kind: string): FieldIssue => ({
  path,
  message: `This ${kind} no longer exists`,
})

/** Stops keep their ids. A changed order may use only ids of its own stops, each once. */
function stopIdIssues({ stops }: OrderFields, before: SavedOrder | null): FieldIssue[] {
  if (!before) return []
  const own = new Set(before.stops.map(({ id }) => id))
  return stops.flatMap(({ id }, index) => {
    if (id === null || own.delete(id)) return []
    return [{ path: ['stops', index, 'id'], message: 'This stop is not on this order' }]
  })
}

/** No permit or confirmation allows a forbidden material to travel. (DEF-132) */
const forbiddenIssues = ({ stops }: OrderFields): FieldIssue[] =>
  stops.flatMap(({ lineItems }, stop) =>
    lineItems.flatMap((item, index) => {
      const message = forbiddenMaterial(item)
      return message ? [{ path: ['stops', stop, 'lineItems', index, 'properShippingName'], message }] : []
    }),
  )

/** Refuses an order that breaks rules, with every message at the field that was sent. */
export function refuseOrder(issues: readonly FieldIssue[]): never {
  const modelState = modelStateOf(issues)
  return refuse.unprocessable(Object.values(modelState)[0]?.[0] ?? 'This order cannot be saved', modelState)
}
