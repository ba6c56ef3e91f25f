import type { Selectable } from 'kysely'
import type { Tables } from '#platform/db/schema.gen.ts'

type Row = Pick<
  Selectable<Tables['lanes']>,
  | 'customerReferenceNumber'
  | 'equipmentMode'
  | 'originCity'
  | 'originState'
  | 'originPostalCode'
  | 'originCountry'
  | 'destinationCity'
  | 'destinationState'
  | 'destinationPostalCode'
  | 'destinationCountry'
>

/** Lane identification in a sheet: its name, or its ends and equipment. */
export const laneKeyOf = (row: Row) => ({
  name: row.customerReferenceNumber,
  equipmentMode: row.equipmentMode,
  origin: {
    city: row.originCity,
    state: row.originState,
    postalCode: row.originPostalCode,
    country: row.originCountry,
  },
  destination: {
    city: row.destinationCity,
    state: row.destinationState,
    postalCode: row.destinationPostalCode,
    country: row.destinationCountry,
  },
})
