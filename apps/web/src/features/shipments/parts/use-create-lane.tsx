import { createLane } from '@lanewise/contract/lanes'
import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import { type Country, countries } from '@lanewise/domain/places/states'
import { Route } from 'lucide-react'
import { useStartLane } from '#features/lanes/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import type { ShipmentAction } from './use-moves.tsx'

/** Starts a lane from the first to the last stop of a shipment. */
export function useCreateLane({ stops, equipmentMode }: ShipmentInformation): ShipmentAction | null {
  const start = useStartLane()
  const refusal = useRefusalOf(createLane)
  const [origin, destination] = [placeOf(stops[0]), placeOf(stops.at(-1))]
  if (!origin || !destination) return null
  const run = () => start({ equipmentMode, origin, destination })
  return { name: 'lane', label: 'Create lane', icon: <Route />, refusal, run }
}

function placeOf(stop: ShipmentStop | undefined) {
  const country = countries.find((one) => one === stop?.address.country) as Country | undefined
  if (!stop || !country) return null
  const { city, state, zip } = stop.address
  return { city, state, postalCode: zip || null, country }
}
