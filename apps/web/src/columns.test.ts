import { describe, expect, it } from 'vitest'
import { columns as carriers } from '#features/carriers/list/carrier-columns.tsx'
import { columns as orders } from '#features/orders/list/order-columns.tsx'
import { columns as shipments } from '#features/shipments/list/shipment-columns.tsx'
import type { Column } from '#ui/data/table/DataTable.tsx'
import { CELL_PADDING, CHECK_WIDTH, MENU_WIDTH } from '#ui/data/table/table-layout.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'

/** Average width of a character in a table, in px. */
const CHARACTER = 6.6
const RAIL = 56

/** Characters that fit into each column without a fixed width, in a window of the given width. */
function charactersAt(windowWidth: number, columns: readonly Pick<Column<never>, 'width' | 'hideBelow'>[]): number {
  const shown = columns.filter(({ hideBelow }) => !hideBelow || windowWidth >= breakpoints[hideBelow])
  const fixed = shown.reduce((sum, { width = 0 }) => sum + width, CHECK_WIDTH + MENU_WIDTH)
  const flexible = shown.filter(({ width }) => width === undefined).length
  return ((windowWidth - RAIL - fixed) / flexible - 2 * CELL_PADDING) / CHARACTER
}

const tables = { orders, shipments, carriers } as Record<string, readonly Column<never>[]>

describe.each(Object.entries(tables))('the table of %s', (_name, columns) => {
  it.each([768, 800, 900, 1024, 1280, 1440])('has room for 14 characters of a place at %i px', (width) => {
    expect(Math.floor(charactersAt(width, columns))).toBeGreaterThanOrEqual(14)
  })
})
