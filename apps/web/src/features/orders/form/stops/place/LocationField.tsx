import { quotedPlace } from '@lanewise/domain/orders/stops/stop-rules'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LocationPicker, type LocationSource, locationOptionOf } from '#features/locations/index.ts'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { Field } from '#ui/form/Field.tsx'
import { FilledIn } from './FilledIn.tsx'
import { LocationActions } from './LocationActions.tsx'
import { useChosenLocation } from './use-chosen-location.ts'

export function LocationField({ stopKey, autoFocus }: StopProps & { autoFocus: boolean }) {
  const { leave } = useStop(stopKey)
  const { inputs, quoted } = useOrderForm()
  const { configuration } = inputs
  const { location, baseZip, type } = useStopValue(stopKey, (stop) => ({
    location: stop.location,
    baseZip: stop.baseZip,
    type: stop.type,
  }))
  const { wanted, failure, choose, take } = useChosenLocation(stopKey)
  const input = useRef<HTMLInputElement>(null)
  const isFilledIn = location !== null && (quoted?.filledIn.includes(location.locationNumber) ?? false)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  return (
    <>
      <Field
        label={type ? `${type} Location` : 'Location'}
        required
        help={baseZip && !isFilledIn ? quotedPlace(baseZip) : undefined}
        {...useStopError(stopKey, 'location')}
        {...(failure && { error: failure })}
      >
        <LocationPicker
          value={wanted ?? (location && locationOptionOf(location))}
          onChange={choose}
          source={sourceOf(baseZip, configuration)}
          showLocationName={configuration.showLocationName}
          placeholder="Name, address or number"
          prefix={<Search aria-hidden="true" size={16} />}
          // A location that is still loading is not missing.
          onBlur={() => !wanted && leave('location')}
          ref={input}
        />
      </Field>
      {isFilledIn && baseZip && <FilledIn location={location} postalCode={baseZip} />}
      <LocationActions stopKey={stopKey} onSaved={take} />
    </>
  )
}

/** Search scope: the quoted postal code, locations with warehouse IDs, or all locations. (LOC-4, LOC-8) */
const sourceOf = (
  baseZip: string | null,
  { prioritizeHistoricalLocations }: { prioritizeHistoricalLocations: boolean },
): LocationSource => {
  if (baseZip) return { postalCode: baseZip }
  return prioritizeHistoricalLocations ? 'edi' : 'all'
}
