import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import type { Country } from '@lanewise/domain/places/states'

type Row = {
  customerReferenceNumber: string
  equipmentMode: number
  originCity: string
  originState: string
  originPostalCode: string | null
  originCountry: string
  destinationCity: string
  destinationState: string
  destinationPostalCode: string | null
  destinationCountry: string
}

/** By what a sheet names a lane: its name, or its ends and equipment. */
export const namedLane = (row: Row) => ({
  name: row.customerReferenceNumber,
  equipmentMode: row.equipmentMode as EquipmentMode,
  origin: {
    city: row.originCity,
    state: row.originState,
    postalCode: row.originPostalCode,
    country: row.originCountry as Country,
  },
  destination: {
    city: row.destinationCity,
    state: row.destinationState,
    postalCode: row.destinationPostalCode,
    country: row.destinationCountry as Country,
  },
})
