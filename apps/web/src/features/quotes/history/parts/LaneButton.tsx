import { createLane } from '@lanewise/contract/lanes'
import { Route } from 'lucide-react'
import { useStartLane } from '#features/lanes/index.ts'
import type { Quote } from '#features/quotes/history/history.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

/** Starts a lane between the places of a quote. */
export function LaneButton({ quote: { origin, destination, details } }: { quote: Quote }) {
  const start = useStartLane()
  const refusal = useRefusalOf(createLane)
  const placeOf = ({ city, state, postalCode, country }: Quote['origin']) => ({ city, state, postalCode, country })
  return (
    <Button
      icon={<Route />}
      {...(refusal && { disabledReason: refusal })}
      onClick={() =>
        start({
          equipmentMode: details.equipmentMode,
          origin: placeOf(origin),
          destination: placeOf(destination),
        })
      }
    >
      Create Lane
    </Button>
  )
}
