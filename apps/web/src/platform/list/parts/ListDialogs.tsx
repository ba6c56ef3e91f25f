import type { ListDefinition } from '#platform/list/list-definition.ts'
import type { Opening } from '#platform/list/use-opened.ts'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'

const ImportDialog = lazyDialog(async () => (await import('#platform/import/ImportDialog.tsx')).ImportDialog)

type ListDialogsProps<R extends object> = {
  definition: ListDefinition<R, string>
  opening: Opening<R>
  onDeleted: (row: R) => void
}

export function ListDialogs<R extends object>({ definition, opening, onDeleted }: ListDialogsProps<R>) {
  const { add, bulkUpload, edit: Edit, remove: Remove, record: Record } = definition
  const { opened, recordId, close } = opening
  if (Record && recordId) return <Record.dialog key={recordId} id={recordId} onClose={opening.closeRecord} />
  if (opened === null) return null
  if (opened === 'add') return add?.dialog && <add.dialog onClose={close} />
  if (opened === 'import')
    return bulkUpload && 'texts' in bulkUpload && <ImportDialog setup={bulkUpload} onClose={close} />
  if ('edit' in opened) return Edit && <Edit.dialog row={opened.edit} onClose={close} />
  const deleted = () => {
    onDeleted(opened.remove)
    close()
  }
  return Remove?.dialog && <Remove.dialog row={opened.remove} onDeleted={deleted} onClose={close} />
}
