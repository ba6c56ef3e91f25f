import type { DocumentList, OrderDropoff } from '@lanewise/contract/documents'
import { type FileType, fileTypeLabels, targetOf } from '@lanewise/domain/documents/document-types'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'

/** What a file is, and of which dropoff it tells. */
export type Choice = { fileType: FileType | null; orderStopId: string | null }
type ChoiceProps = { choice: Choice; onChange: (choice: Choice) => void; error?: string | undefined }

/** DOC-13, DOC-14: a type that the shipment cannot have is shown with the reason, and not chosen. */
export function TypeField({ types, choice, onChange, error }: ChoiceProps & { types: DocumentList['types'] }) {
  const options = types
    .filter(({ obstacle }) => obstacle === null)
    .map(({ type }) => ({ value: type, label: fileTypeLabels[type] }))
  const kept = types.find(({ type }) => type === 'ProofOfDelivery')?.obstacle
  return (
    <Field label="File type" required {...(error && { error })} {...(kept && { help: kept })}>
      <Select value={choice.fileType} options={options} onChange={(fileType) => onChange({ ...choice, fileType })} />
    </Field>
  )
}

/** DOC-9: which dropoff; stops of several orders at one place are one choice each. */
export function DropoffField({
  dropoffs,
  choice,
  onChange,
  error,
}: ChoiceProps & { dropoffs: readonly OrderDropoff[] }) {
  if (!choice.fileType || targetOf(choice.fileType) !== 'OrderStop') return null
  const options = dropoffs.map((stop) => ({ value: stop.orderStopId, label: dropoffName(stop, dropoffs) }))
  return (
    <Field label="Dropoff" required {...(error && { error })}>
      <Select
        value={choice.orderStopId}
        options={options}
        onChange={(orderStopId) => onChange({ ...choice, orderStopId })}
      />
    </Field>
  )
}

/** By its place; where several orders are dropped there, by the order as well. */
function dropoffName(
  { stopNumber, companyName, city, state, orderNumber }: OrderDropoff,
  all: readonly OrderDropoff[],
) {
  const isShared = all.filter((one) => one.stopNumber === stopNumber).length > 1
  return `Stop ${stopNumber}, ${companyName}, ${city}, ${state}${isShared ? `, ${orderNumber}` : ''}`
}
