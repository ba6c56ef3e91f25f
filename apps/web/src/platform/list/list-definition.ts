import type { Entity } from '@lanewise/contract/entity'
import type { EventDefinition } from '@lanewise/contract/event'
import type { Operation } from '@lanewise/contract/operation'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { ImportSetup } from '#platform/import/import-setup.ts'
import type { GivenView } from '#platform/saved-views/index.ts'
import type { ListState } from '#platform/url-state.ts'
import type { Column } from '#ui/data/table/DataTable.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import type { FilterField } from './filters/filter-field.ts'
import type { Size } from './paging.ts'

export type ListOperation<R> = Operation & { answer: z.ZodType<Size & { data: R[] }> }

/** Definition of a list screen. Everything that all lists have in common is part of `listScreen`. */
export type ListDefinition<R extends object, F extends string = never> = {
  entity: Entity<R>
  /** Key for saved views and for the last opened row. It is needed where the same records have another list too. */
  listName?: string
  find: ListOperation<R>
  exported: Operation
  pageSize: number
  rowKey: (row: R) => string
  /** Name of a row for its controls, where the title is not unique. */
  nameOf?: (row: R) => string
  /** Query parameters from the URL, without the page. Values that the list does not know are left out. */
  asks: (state: ListState<F>) => object
  /** Events besides those of the entity that make the list stale. */
  refreshOn?: readonly Pick<EventDefinition, 'name'>[]
  filters?: ListFilters<R, F>
  /** Sort options, the default first. */
  sorts?: readonly Option[]
  /** Predefined views for all users, shown after the tab with the whole list. */
  givenViews?: readonly GivenView[]
  /** Columns of the table from 768 px. Without columns, the list shows cards on every screen. */
  columns?: readonly Column<R>[]
  /** Local storage key for the choice between cards (the default) and the table. */
  viewKey?: string
  cards: CardDefinition<R>
  texts: ListTexts
  /** Icon above the text of an empty list. */
  icon: ReactNode
  /** Not set for a read-only list. */
  add?: AddAction
  /** An upload dialog, or the screen for uploads. */
  bulkUpload?: ImportSetup | UploadScreen
  edit?: RowAction<R>
  remove?: RemoveAction<R>
  /** Content below an expanded row of the table. A column shows the `RowToggle`. */
  details?: ComponentType<{ row: R }>
  /** Menu with all actions of a row, instead of the edit and delete buttons. */
  rowMenu?: ComponentType<{ row: R }>
  /** Summary of the selected rows, and actions on them besides copying. */
  selected?: SelectedActions<R>
  /** Adds a button that refetches the list. */
  hasRefresh?: true
  /** Dialog for records that open over their list. All other records have their own page. */
  record?: RecordDialog
  /** Cells of a copied row, after its name. */
  copied: (row: R) => readonly (string | null)[]
  otherView?: OtherView<R>
  beside?: BesideView<R>
  /** Component between the toolbar and the rows. */
  above?: ComponentType<AboveProps>
}

export type ListFilters<R, F extends string> = {
  names: readonly F[]
  /** A hook, because some filters take the names of their options from the rows. */
  useFields: (rows: readonly R[]) => readonly FilterField<F>[]
  /** Reset also clears the search and restores the default order. */
  resetsAll?: true
}

export type CardLayout = 'lines' | 'grid' | 'wideGrid'

export type CardDefinition<R> = {
  /** Card layout: full-width lines, or a grid of cards in which wide cards show more. */
  layout: CardLayout
  card: ComponentType<CardProps<R>>
  skeleton?: ReactNode
  /** Heads of the columns, for wide windows in which the cards are lines of a table. */
  head?: ReactNode
}

export type CardProps<R> = {
  row: R
  search: string
  /** Opens the record in a dialog. Records with their own page have a link instead. */
  onOpen: () => void
  /** Checkbox that selects the row, first on the card. */
  check: ReactNode
  controls: ReactNode
}

export type ListTexts = {
  /** Page heading. The default is the plural of the entity ("Carriers") unless a requirement says otherwise. */
  title?: string
  /** Label of the first tab. The default is "All carriers" unless a requirement says otherwise. */
  all?: string
  empty: string
  noResults: string
  /** Link that clears a search or filter without matches. */
  showAll: string
  addFirst?: string
}

type Needs = Pick<Operation, 'permission'>

export type AddAction = Needs & {
  label: string
  /** A shorter label on a phone. */
  phoneLabel?: string
  /** Hides the button from users who may not add records. Otherwise it is disabled and shows the reason. */
  isHiddenFromOthers?: boolean
  /** The button opens a menu with "Add Single" and "Bulk Upload". Otherwise the upload has its own button. */
  hasMenu?: boolean
  path?: string
  /** Dialog that creates a record. Without it, the record's own dialog opens for a new one. */
  dialog?: ComponentType<{ onClose: () => void }>
}

export type RowAction<R> = { operation: Needs; dialog: ComponentType<{ row: R; onClose: () => void }> }

/** The screen for uploads that are processed in the background. */
export type UploadScreen = { operation: Needs; path: string }

export type SelectedActions<R> = {
  /** Totals of the rows, like "29,000 lbs · 29 pallets". */
  sumOf: (rows: readonly R[]) => string
  actions: ComponentType<{ rows: readonly R[]; onDone: () => void }>
}

export type RemoveAction<R> = {
  operation: Operation
  inputOf: (row: R) => object
  /** Milliseconds before the list is refetched. */
  pause?: number
  /** Confirmation dialog for deleting one row. Without it, rows can only be deleted through selection. */
  dialog?: ComponentType<{ row: R; onDeleted: () => void; onClose: () => void }>
}

export type RecordDialog = {
  param: string
  /** Id value that stands for a new record. */
  newId?: string
  dialog: ComponentType<{ id: string; onClose: () => void }>
}

export type OtherView<R> = {
  /** Name of the view in the URL, as in `view=map`. */
  name: string
  label: string
  icon: ReactNode
  view: ComponentType<OtherViewProps<R>>
  /** Local storage key and values for the chosen view. When set, the URL does not contain the view. */
  stored?: { key: string; list: string; other: string }
  /** The view shows all records at once, so there is no pager. */
  isWhole?: true
}

export type ListStatus = 'filled' | 'loading' | 'empty' | 'failed'

export type OtherViewProps<R> = {
  rows: readonly R[]
  /** Query parameters of the list, without the page. */
  query: object
  status: ListStatus
  /** Message that the rows are loading, failed to load or are empty; null when there are rows. */
  notice: ReactNode
}

/** View at the right of the list that shows the selected row. On a narrow screen it replaces the list. */
export type BesideView<R> = {
  /** Name of the view in the URL of a narrow screen, as in `view=map`. */
  name: string
  label: string
  icon: ReactNode
  /** URL parameter with the selected row. */
  param: string
  view: ComponentType<BesideProps<R>>
}

export type BesideProps<R> = {
  rows: readonly R[]
  /** Query parameters of the list, without the page. */
  query: object
  /** Key of the selected row, which may be on another page. */
  chosen: string | null
  onChoose: (key: string | null) => void
}

export type AboveProps = {
  query: object
  state: ListState<string>
  change: (changes: { filters: Record<string, string[]> }) => void
}
