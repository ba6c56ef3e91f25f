import type { Document, DocumentList, MissingDocument } from '@lanewise/contract/documents'
import { fileTypeLabels } from '@lanewise/domain/documents/document-types'
import { fileSize } from '@lanewise/domain/documents/viewing'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { CircleAlert, CircleDashed, Download, Ellipsis, FileCheck2, FileText, Pencil, Trash2 } from 'lucide-react'
import { dateTimeHere } from '#platform/date-time.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { Due, Facts, List, Opens } from './card-layout.tsx'
import { useDownload } from './use-download.ts'

export const fileMissing = 'The file is missing. Upload it again.'

type RowActions = {
  onView: (document: Document) => void
  /** Passed only when the user can change what a document belongs to. (DOC-23) */
  onEdit?: (document: Document) => void
  onDelete?: (document: Document) => void
}
type DocumentRowsProps = RowActions & {
  list: Pick<DocumentList, 'documents' | 'missing' | 'shipment'>
  /** Decides which rows have a menu. (DOC-24) */
  isEditable: (document: Document) => boolean
  onBring: (orderStopId: string | null) => void
}

/** Rows of the stored documents, followed by the missing ones. */
export function DocumentRows({ list, isEditable, onBring, ...actions }: DocumentRowsProps) {
  return (
    <List aria-label="Documents">
      {list.documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          place={placeOf(document, list)}
          isEditable={isEditable(document)}
          {...actions}
        />
      ))}
      {list.missing.map((one) => (
        <MissingRow key={`${one.type} ${one.orderStopId}`} missing={one} onBring={onBring} />
      ))}
    </List>
  )
}

/** Where a document belongs, unless the page says it already. */
const placeOf = ({ entityType, entityDescription }: Document, { shipment }: Pick<DocumentList, 'shipment'>) =>
  entityType === 'OrderStop' || (entityType === 'Order' && shipment) ? `${entityDescription} · ` : ''

type DocumentRowProps = RowActions & { document: Document; place: string; isEditable: boolean }

function DocumentRow({ document, place, isEditable, onView, onEdit, onDelete }: DocumentRowProps) {
  const { type, name, createdAt, isFileMissing } = document
  const download = useDownload()
  const items = [
    ...(onEdit ? [{ label: 'Edit', icon: <Pencil />, onSelect: () => onEdit(document) }] : []),
    ...(onDelete ? [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => onDelete(document) }] : []),
  ]
  return (
    <li>
      {isFileMissing ? <CircleAlert data-late="" aria-hidden="true" /> : <PaperSign document={document} />}
      <Opens type="button" onClick={() => onView(document)}>
        {fileTypeLabels[type]}
        <small>{isFileMissing ? fileMissing : `${place}${name} · ${dateTimeHere(createdAt)}`}</small>
      </Opens>
      <Facts>{factsOf(document)}</Facts>
      <IconButton size="small" label={`Download ${name}`} icon={<Download />} onClick={() => void download(document)} />
      {isEditable && items.length > 0 && (
        <MenuButton iconOnly label={`Actions of ${name}`} icon={<Ellipsis />} items={items} />
      )}
    </li>
  )
}

const PaperSign = ({ document: { type } }: { document: Document }) =>
  type === 'ProofOfDelivery' ? <FileCheck2 aria-hidden="true" /> : <FileText aria-hidden="true" />

const factsOf = ({ extension, byteSize }: Document) =>
  `${extension?.slice(1).toUpperCase() ?? 'File'} ${fileSize(byteSize)}`

function MissingRow({ missing, onBring }: { missing: MissingDocument; onBring: (orderStopId: string | null) => void }) {
  const { type, description, dueDateTime, ianaTimeZone, orderStopId } = missing
  const due = dueDateTime && ianaTimeZone ? formatInZone(dueDateTime, ianaTimeZone, 'MM/dd') : null
  return (
    <li data-missing="">
      <CircleDashed aria-hidden="true" />
      <Opens type="button" onClick={() => onBring(orderStopId)} title="Upload">
        {fileTypeLabels[type]}
        {orderStopId && <small>{description}</small>}
      </Opens>
      {due ? <Due>due {due}</Due> : <Badge tone="early">Required</Badge>}
    </li>
  )
}
