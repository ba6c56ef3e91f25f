import {
  groupIsOptional,
  type HazardClass,
  hazardClasses,
  type PackingGroup,
} from '@lanewise/domain/commodities/hazmat'
import type { HazmatMaterial, MaterialScope } from '@lanewise/domain/hazmat/material'
import { namesOf } from './table-names.ts'

/** A row of the table as it is published: one per name and packing group. */
export type TableRow = Record<string, string>

/**
 * The entries of the table: one per usable name, class and subsidiary classes, with all of its packing groups. ID8000
 * (consumer commodity) is left out: it is for air alone, and its number is neither UN nor NA.
 */
export function materialsOfTable(rows: readonly TableRow[]): HazmatMaterial[] {
  const byEntry = new Map<string, HazmatMaterial>()
  for (const row of rows.filter(({ id_number }) => !id_number?.startsWith('ID')))
    for (const name of namesOf(row.proper_shipping_name ?? '')) {
      const key = [row.id_number, name, row.hazard_class, row.subsidiary_classes].join('|')
      const material = byEntry.get(key) ?? materialOf(row, name)
      byEntry.set(key, { ...material, packingGroups: [...material.packingGroups, ...groupOf(row, material)] })
    }
  return [...byEntry.values()]
}

function materialOf(row: TableRow, properShippingName: string): HazmatMaterial {
  const symbols = (row.symbols ?? '').split(' ')
  return {
    unNumber: row.id_number || null,
    properShippingName,
    ...classOf(row.hazard_class ?? ''),
    subsidiaryClasses: (row.subsidiary_classes ?? '').split(' ').filter(Boolean),
    packingGroups: [],
    needsTechnicalName: symbols.includes('G'),
    scope: scopeOf(symbols),
    isForbidden: row.forbidden === 'yes',
  }
}

/** The compatibility group of an explosive is no part of its class; a combustible liquid counts as class 3. */
function classOf(written: string): { hazardClass: HazardClass | null; fullClass: string } {
  if (written === 'Comb liq') return { hazardClass: '3', fullClass: 'Combustible liquid' }
  const bare = written.replace(/^(1\.\d)[A-S]$/, '$1')
  return { hazardClass: hazardClasses.find((one) => one === bare) ?? null, fullClass: written }
}

/** Goods without a group have the group None where their class allows it. (DEF-25) */
function groupOf(row: TableRow, { hazardClass, isForbidden, packingGroups }: HazmatMaterial) {
  const packingGroup = (row.packing_group || 'None') as PackingGroup
  const isKnown = packingGroups.some((one) => one.packingGroup === packingGroup)
  if (isForbidden || isKnown || (packingGroup === 'None' && !(hazardClass && groupIsOptional(hazardClass)))) return []
  return [{ packingGroup, allowsLimitedQuantity: Boolean(row.limited_quantity_section) }]
}

function scopeOf(symbols: readonly string[]): MaterialScope | null {
  const [air, water] = [symbols.includes('A'), symbols.includes('W')]
  if (air && water) return 'Air and water'
  if (air) return 'Air'
  if (water) return 'Water'
  if (symbols.includes('D')) return 'Domestic'
  return symbols.includes('I') ? 'International' : null
}
