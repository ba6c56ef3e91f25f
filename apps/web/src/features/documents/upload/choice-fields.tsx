import type { DocumentList, OrderDropoff } from '@lanewise/contract/documents'
import { type FileType, fileTypeLabels, targetOf } from '@lanewise/domain/documents/document-types'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'

/** Type of a file and the dropoffs that it belongs to: several when one document covers all orders of a stop. */
export type Choice = { fileType: FileType | null; orderStopIds: readonly string[] }
type ChoiceProps = { choice: Choice; onChange: (choice: Choice) => void; error?: string | undefined }

/** Types that the shipment cannot have are not offered. The reason is shown as help text. (DOC-13, DOC-14) */
export function TypeField({ types, choice, onChange, error }: ChoiceProps & { types: DocumentList['types'] }) {
  const options = types
    .filter(({ obstacle }) => obstacle === null)
    .map(({ type }) => ({ value: type, label: fileTypeLabels[type] }))
  const proofObstacle = types.find(({ type }) => type === 'ProofOfDelivery')?.obstacle
  return (
    <Field label="File type" required {...(error && { error })} {...(proofObstacle && { help: proofObstacle })}>
      <Select value={choice.fileType} options={options} onChange={(fileType) => onChange({ ...choice, fileType })} />
    </Field>
  )
}

type DropoffProps = ChoiceProps & {
  dropoffs: readonly OrderDropoff[]
  /** Whether one file may be stored for all orders of a stop. */
  isForAll?: boolean
}

/**
 * Dropoff of the document. Where several orders are delivered at one place, the user selects one of them or all.
 * (DOC-9)
 */
export function DropoffField({ dropoffs, choice, onChange, error, isForAll = false }: DropoffProps) {
  if (!choice.fileType || targetOf(choice.fileType) !== 'OrderStop') return null
  const options = [
    ...(isForAll ? sharedStops(dropoffs) : []),
    ...dropoffs.map((stop) => ({ value: stop.orderStopId, label: dropoffName(stop, dropoffs) })),
  ]
  return (
    <Field label="Dropoff" required {...(error && { error })}>
      <Select
        value={choice.orderStopIds.length > 0 ? choice.orderStopIds.join(between) : null}
        options={options}
        onChange={(ids) => onChange({ ...choice, orderStopIds: ids.split(between) })}
      />
    </Field>
  )
}

const between = ' '

/** Stops at which several orders are delivered, each as one option. */
const sharedStops = (dropoffs: readonly OrderDropoff[]) =>
  [...Map.groupBy(dropoffs, ({ stopNumber }) => stopNumber).values()]
    .filter((orders) => orders.length > 1)
    .map((orders) => ({
      value: orders.map(({ orderStopId }) => orderStopId).join(between),
      label: `${placeOf(orders[0] as OrderDropoff)}, all ${orders.length} orders`,
    }))

/** Name of the place, followed by the order where several orders are delivered there. */
function dropoffName(stop: OrderDropoff, all: readonly OrderDropoff[]) {
  const isShared = all.filter(({ stopNumber }) => stopNumber === stop.stopNumber).length > 1
  return `${placeOf(stop)}${isShared ? `, ${stop.orderNumber}` : ''}`
}

const placeOf = ({ stopNumber, companyName, city, state }: OrderDropoff) =>
  `Stop ${stopNumber}, ${companyName}, ${city}, ${state}`
