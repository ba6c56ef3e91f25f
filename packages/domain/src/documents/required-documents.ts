import { type OriginationType, originationTypes } from '#booking/origination-type.ts'
import type { FileType } from './document-types.ts'

/** Document types a company requires, by how a shipment was booked. */
export type RequiredTypes = Readonly<Record<OriginationType, readonly FileType[]>>

/** Before booking, the types that every shipment needs. */
export const requiredTypesOf = (required: RequiredTypes, originationType: OriginationType | null): FileType[] =>
  originationType
    ? [...required[originationType]]
    : required.ContractTMS.filter((type) => originationTypes.every((one) => required[one].includes(type)))

export type Dropoff = { orderStopId: string }
export type Present = { fileType: FileType; orderStopId: string | null }
/** A required document that is missing. For a proof of delivery, `orderStopId` is its dropoff. */
export type MissingDocument = { fileType: FileType; orderStopId: string | null }

/** One proof of delivery per dropoff, and one document of each other type. */
export function missingDocuments(
  required: readonly FileType[],
  dropoffs: readonly Dropoff[],
  present: readonly Present[],
): MissingDocument[] {
  return required.flatMap((fileType): MissingDocument[] => {
    if (fileType === 'ProofOfDelivery') return unproven(dropoffs, present)
    const isThere = present.some((one) => one.fileType === fileType)
    return isThere ? [] : [{ fileType, orderStopId: null }]
  })
}

/** Whether every dropoff has its proof of delivery; the delivery then counts as confirmed. */
export const isDeliveryProven = (dropoffs: readonly Dropoff[], present: readonly Present[]): boolean =>
  dropoffs.length > 0 && unproven(dropoffs, present).length === 0

const unproven = (dropoffs: readonly Dropoff[], present: readonly Present[]): MissingDocument[] =>
  dropoffs
    .filter(
      ({ orderStopId }) =>
        !present.some((one) => one.fileType === 'ProofOfDelivery' && one.orderStopId === orderStopId),
    )
    .map(({ orderStopId }) => ({ fileType: 'ProofOfDelivery', orderStopId }))
