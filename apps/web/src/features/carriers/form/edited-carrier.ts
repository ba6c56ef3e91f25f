import type { Carrier } from '@lanewise/contract/carrier-fields'
import type { FieldValues } from 'react-hook-form'
import { carrierQuery } from '#features/carriers/carriers.api.ts'
import type { Edited } from '#platform/form/save/use-newest.ts'

/** Certificates and contacts are parts of their carrier: they share its version and its history. */
export const editedCarrier = <V extends FieldValues>(
  carrier: Carrier,
  valuesOf: (carrier: Carrier) => V | null,
): Edited<V, Carrier> => ({
  record: carrier,
  newest: carrierQuery(carrier.carrierId),
  valuesOf,
  history: { entity: 'carrier', entityId: carrier.carrierId },
})
