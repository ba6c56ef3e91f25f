import type { DockDay } from '@lanewise/domain/locations/dock-hours'
import { cellOf, type UploadRow, uploadColumns } from '@lanewise/domain/orders/upload/columns'
import type { UploadDefaults } from '@lanewise/domain/orders/upload/read-head'
import type { KnownNames } from '@lanewise/domain/orders/upload/read-order'
import type { UploadPlace } from '@lanewise/domain/orders/upload/read-stops'
import { commodityView, findCommoditiesByCodes } from '#features/commodities/index.ts'
import { companySettings } from '#features/settings/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findBillingNames, findLocationsByText, type NamedLocation } from './work.queries.ts'

/** The company's current records that the cells of these rows can refer to. */
export async function knownNames(ctx: Context, rows: readonly UploadRow[]): Promise<KnownNames> {
  const { db } = ctx
  const columns = [uploadColumns.Pickup.location, uploadColumns.Dropoff.location]
  const texts = rows.flatMap((row) => columns.map((column) => folded(cellOf(row, column))))
  const [locations, settings, goods, own] = await Promise.all([
    findLocationsByText(db, [...new Set(texts)].filter(Boolean)),
    findBillingNames(db),
    goodsIn(db, rows),
    companySettings(ctx),
  ])
  const byNumber = grouped(locations, ({ locationNumber }) => [locationNumber])
  const byCode = grouped(locations, ({ ediCodes }) => ediCodes)
  const byName = grouped(locations, ({ locationName, locationAlias }) => [locationName, locationAlias ?? ''])
  return {
    placesNamed: (text) => {
      const key = folded(text)
      const coded = (byCode.get(key) ?? []).map((location) => ({
        ...placeOf(location),
        ediCode: location.ediCodes.find((code) => folded(code) === key) ?? null,
      }))
      const numbered = byNumber.get(key)?.map(placeOf) ?? []
      if (numbered.length > 0) return numbered
      return coded.length > 0 ? coded : (byName.get(key) ?? []).map(placeOf)
    },
    defaults: defaultsOf(own),
    goodsCoded: (code) => goods.get(folded(code)) ?? null,
    billingSettingNamed: (name) =>
      settings.find((setting) => (name === null ? setting.isDefault : folded(setting.name) === folded(name)))?.id ??
      null,
  }
}

/** The choices come from the company's own settings page, which accepts only these values. */
const defaultsOf = (row: Awaited<ReturnType<typeof companySettings>>): UploadDefaults => ({
  orderType: row.defaultOrderType as UploadDefaults['orderType'],
  freightTermType: row.defaultFreightTerm as UploadDefaults['freightTermType'],
  shippingMode: row.defaultShippingMode as UploadDefaults['shippingMode'],
  equipmentMode: row.defaultEquipmentMode as UploadDefaults['equipmentMode'],
})

async function goodsIn(db: Tx, rows: readonly UploadRow[]) {
  const codes = [...new Set(rows.map((row) => folded(cellOf(row, uploadColumns.item.commodityCode))))].filter(Boolean)
  const commodities = codes.length > 0 ? await findCommoditiesByCodes(db, codes) : []
  return new Map(commodities.map(commodityView).map((goods) => [folded(goods.commodityCode), goods]))
}

const folded = (text: string) => text.trim().toLowerCase()

const placeOf = ({ locationNumber, postalCode, ianaTimeZone, dockHours }: NamedLocation): UploadPlace => ({
  locationNumber,
  postalCode,
  timeZone: ianaTimeZone,
  dockHours: dockHours as DockDay[],
  ediCode: null,
})

/** Groups locations by name. Each location is listed once under each of its names. */
function grouped(locations: readonly NamedLocation[], namesOf: (location: NamedLocation) => readonly string[]) {
  const groups = new Map<string, NamedLocation[]>()
  for (const location of locations)
    for (const name of new Set(namesOf(location).map(folded))) groups.set(name, [...(groups.get(name) ?? []), location])
  return groups
}
