import { type ColumnDef, tableFeatures } from '@tanstack/react-table'
import type { Column } from './column.ts'

/** Order, filters and pages are the server's work, so the table needs none of the library's own. */
export const features = tableFeatures({})
export type Features = typeof features

export const definitionOf = <R extends object>(column: Column<R>): ColumnDef<Features, R> => ({
  id: column.id,
  header: column.head,
  cell: ({ row }) => column.cell(row.original),
})
