import type { ContentColumns } from './contents.ts'

type Types = 'text' | 'text[]' | 'uuid' | 'date' | 'timestamptz' | 'integer' | 'bigint' | 'boolean' | 'double precision'

/** What the head row copies of the first and of the last stop. */
const endOf = <E extends 'origin' | 'destination'>(end: E) =>
  ({
    [`${end}LocationId`]: 'uuid',
    [`${end}CompanyName`]: 'text',
    [`${end}City`]: 'text',
    [`${end}State`]: 'text',
    [`${end}PostalCode`]: 'text',
    [`${end}Country`]: 'text',
    [`${end}Latitude`]: 'double precision',
    [`${end}Longitude`]: 'double precision',
    [`${end}TimeZone`]: 'text',
    [`${end}Date`]: 'date',
    [`${end}EarlyAt`]: 'timestamptz',
    [`${end}LateAt`]: 'timestamptz',
    [`${end}AppointmentAt`]: 'timestamptz',
  }) as Record<Extract<keyof ContentColumns, `${E}${string}`>, Types>

/** The columns that follow from the orders of a shipment, with the types by which many rows travel to the database as JSON. */
export const contentColumns: Readonly<Record<keyof ContentColumns, Types>> = {
  shippingMode: 'text',
  equipmentMode: 'integer',
  equipmentTypes: 'text[]',
  accessorials: 'text[]',
  requirements: 'text[]',
  reeferTemperatureMin: 'double precision',
  reeferTemperatureMax: 'double precision',
  isHazmat: 'boolean',
  isTeamRequired: 'boolean',
  isBlind: 'boolean',
  weight: 'double precision',
  pallets: 'integer',
  packages: 'integer',
  linearFeet: 'double precision',
  lowestShipCents: 'bigint',
  ...endOf('origin'),
  ...endOf('destination'),
  stopCount: 'integer',
  milesTenths: 'integer',
  transitSeconds: 'integer',
  orderNumbers: 'text[]',
  customerName: 'text',
  referenceText: 'text',
}
