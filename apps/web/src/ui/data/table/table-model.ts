import { type ColumnDef, tableFeatures } from '@tanstack/react-table'
import type { Column } from './column.ts'

/** Sorting, filtering and paging happen on the server, so the table uses none of the library's features. */
export const features = tableFeatures({})
export type Features = typeof features

export const definitionOf = <R extends object>(column: Column<R>): ColumnDef<Features, R> => ({
  id: column.id,
  header: column.head,
  cell: ({ row }) => column.cell(row.original),
})
