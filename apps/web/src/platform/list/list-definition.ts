import type { Entity } from '@lanewise/contract/entity'
import type { EventDefinition } from '@lanewise/contract/event'
import type { Operation } from '@lanewise/contract/operation'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { ImportSetup } from '#platform/import/import-setup.ts'
import type { GivenView } from '#platform/saved-views/index.ts'
import type { ListState } from '#platform/url-state.ts'
import type { Column } from '#ui/data/table/DataTable.tsx'
import type { Option } from '#ui/form/options/option.ts'
import type { FilterField } from './filters/filter-field.ts'
import type { Size } from './paging.ts'

/** A call that answers `listOf` something. */
export type ListOperation<R> = Operation & { answer: z.ZodType<Size & { data: R[] }> }

/** What a list is; everything that all lists have in common belongs to `listScreen`. */
export type ListDefinition<R extends object, F extends string = never> = {
  entity: Entity<R>
  /** Under which views and the row that was left are kept, where the records have another list besides. */
  listName?: string
  find: ListOperation<R>
  /** The same list as a CSV file. */
  exported: Operation
  pageSize: number
  rowKey: (row: R) => string
  /** How controls name a row, where its title is not unique. */
  nameOf?: (row: R) => string
  /** What the address asks of the call, without the page; values that the list does not know are left out. */
  asks: (state: ListState<F>) => object
  /** Events beside those of the entity that make the list old. */
  refreshOn?: readonly Pick<EventDefinition, 'name'>[]
  filters?: ListFilters<R, F>
  /** The ways to sort the list, the usual one first. */
  sorts?: readonly Option[]
  /** Views that everybody has, after the tab of the whole list. */
  givenViews?: readonly GivenView[]
  /** The columns of the table from 768 px; without them the list stands as cards on every screen. */
  columns?: readonly Column<R>[]
  /** Where this browser remembers whether the list stands as cards, as it does at first, or as the table. */
  viewKey?: string
  cards: CardLook<R>
  texts: ListTexts
  /** Stands above the text of an empty list. */
  icon: ReactNode
  /** A list that only shows has none. */
  add?: AddAction
  /** A dialog that takes a file, or the screen that does. */
  bulkUpload?: ImportSetup | UploadScreen
  edit?: RowAction<R>
  remove?: RemoveAction<R>
  /** The menu of a row with all that can be done with it, in the place of edit and delete. */
  rowMenu?: ComponentType<{ row: R }>
  /** What the selected rows come to, and what can be done with them besides copying. */
  selected?: SelectedActions<R>
  /** A button asks for the list again. */
  hasRefresh?: true
  /** For kinds of records that open in a dialog over their list; all others have a page of their own. */
  record?: RecordDialog
  /** What a copied row says, cell by cell, after its name. */
  copied: (row: R) => readonly (string | null)[]
  otherView?: OtherView<R>
  beside?: BesideView<R>
  /** Stands between the toolbar and the rows. */
  above?: ComponentType<AboveProps>
}

export type ListFilters<R, F extends string> = {
  /** Their names in the address. */
  names: readonly F[]
  /** A hook: some filters learn the names of their choices from the rows. */
  useFields: (rows: readonly R[]) => readonly FilterField<F>[]
  /** Reset also takes the search away and brings back the usual order. */
  resetsAll?: true
}

export type CardLayout = 'lines' | 'grid' | 'wideGrid'

export type CardLook<R> = {
  /** Lines of one card, or cards beside and below each other, of which wide ones hold more. */
  layout: CardLayout
  card: ComponentType<CardProps<R>>
  /** One card that is still loading, in the layout of the real one. */
  skeleton?: ReactNode
}

export type CardProps<R> = {
  row: R
  /** The searched text, which is marked. */
  search: string
  /** Opens the record; a kind with a page of its own has a link instead. */
  onOpen: () => void
  /** The checkbox that selects it, first on the card. */
  check: ReactNode
  /** The buttons for edit and delete, or the menu of the row. */
  controls: ReactNode
}

export type ListTexts = {
  /** The heading; "Carriers" unless a requirement says otherwise. */
  title?: string
  /** The first tab; "All carriers" unless a requirement says otherwise. */
  all?: string
  empty: string
  noneFound: string
  /** The link that leads back from a search or filter without a match. */
  showAll: string
  addFirst?: string
}

type Needs = Pick<Operation, 'permission'>

export type AddAction = Needs & {
  label: string
  /** A shorter label on a phone. */
  phoneLabel?: string
  /** Whoever may not add does not see the button; otherwise it is there and says why it cannot be used. */
  isHiddenFromOthers?: boolean
  /** The button opens a menu of "Add Single" and "Bulk Upload"; otherwise the upload has a button of its own. */
  hasMenu?: boolean
  /** The screen on which a new one is made. */
  path?: string
  /** Without one, the dialog of the record opens for a new one. */
  dialog?: ComponentType<{ onClose: () => void }>
}

export type RowAction<R> = { operation: Needs; dialog: ComponentType<{ row: R; onClose: () => void }> }

/** Where files are uploaded that are worked through in the background. */
export type UploadScreen = { operation: Needs; path: string }

export type SelectedActions<R> = {
  /** "29,000 lbs · 29 pallets". */
  sumOf: (rows: readonly R[]) => string
  actions: ComponentType<{ rows: readonly R[]; onDone: () => void }>
}

export type RemoveAction<R> = {
  operation: Operation
  inputOf: (row: R) => object
  /** Milliseconds before the list is asked again. */
  pause?: number
  /** Asks before one row is deleted; without it rows are only deleted by selecting them. */
  dialog?: ComponentType<{ row: R; onDeleted: () => void; onClose: () => void }>
}

export type RecordDialog = {
  /** The name of the record's id in the address. */
  param: string
  /** The id that stands for a new record. */
  newId?: string
  dialog: ComponentType<{ id: string; onClose: () => void }>
}

export type OtherView<R> = {
  /** Its name in the address, as `view=map`. */
  name: string
  label: string
  icon: ReactNode
  view: ComponentType<OtherViewProps<R>>
  /** Where this browser remembers which of both was chosen, and by which words; then the address says nothing of it. */
  stored?: { key: string; list: string; other: string }
  /** It shows all there is by itself, so that there are no pages to turn. */
  isWhole?: true
}

export type ListStatus = 'filled' | 'loading' | 'empty' | 'failed'

export type OtherViewProps<R> = {
  rows: readonly R[]
  /** What the list is asked for, without the page. */
  asked: object
  status: ListStatus
  /** Says that the rows are loading, missing or none; nothing where there are rows. */
  notice: ReactNode
}

/** Stands at the right of the list and shows the row that is chosen there; on a narrow screen it takes turns with the list. */
export type BesideView<R> = {
  /** Its name in the address of a narrow screen, as `view=map`. */
  name: string
  label: string
  icon: ReactNode
  /** What of the address holds the chosen row. */
  param: string
  view: ComponentType<BesideProps<R>>
}

export type BesideProps<R> = {
  rows: readonly R[]
  /** What the list is asked for, without the page. */
  asked: object
  /** The key of the chosen row, which may be one of another page. */
  chosen: string | null
  onChoose: (key: string | null) => void
}

export type AboveProps = {
  asked: object
  state: ListState<string>
  change: (changes: { filters: Record<string, string[]> }) => void
}
