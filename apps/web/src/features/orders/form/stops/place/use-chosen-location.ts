import type { Location, LocationOption } from '@lanewise/contract/location-shapes'
import { type FormStop, formLocation } from '@lanewise/contract/order-payload'
import type { StopContact } from '@lanewise/domain/orders/stops/stop'
import { useRef, useState } from 'react'
import { type NewContact, useReadLocation } from '#features/locations/index.ts'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { useStop } from '#features/orders/form/stops/stops-form.ts'
import { useDockHours } from '#features/orders/form/stops/time/use-dock.ts'
import { errorText } from '#platform/query/problem.ts'

/** Sets the location of a stop to a selected or saved one. */
export function useChosenLocation(stopKey: string) {
  const { now, set } = useStop(stopKey)
  const { waitFor } = useOrderForm()
  const { mutateAsync: read } = useReadLocation()
  const put = usePut(stopKey)
  const [wanted, setWanted] = useState<LocationOption | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const requested = useRef('')
  const choose = async (option: LocationOption | null) => {
    const stop = now()
    setFailure(null)
    setWanted(option)
    requested.current = option?.locationNumber ?? ''
    if (!option) return set({ location: null, ediCode: null, contact: contactElsewhere(stop) })
    try {
      const location = await read({ params: { locationNumber: option.locationNumber } })
      // The user may have selected another location in the meantime.
      if (requested.current !== option.locationNumber) return
      put(stop, location, contactElsewhere)
    } catch (error) {
      setFailure(errorText(error))
    }
    setWanted(null)
  }
  return {
    /** Selected location that is still loading. */
    wanted,
    failure,
    choose: (option: LocationOption | null) => waitFor(choose(option)),
    /** Sets a saved location, with the contact entered along with it. (LOC-25, LOC-27) */
    take: (location: Location, entered?: NewContact) => {
      const stop = now()
      setFailure(null)
      put(stop, location, entered ? () => known(entered) : contactAfter(stop, location))
    },
  }
}

function usePut(stopKey: string) {
  const { changeStop, leave } = useStop(stopKey)
  const { waitFor } = useOrderForm()
  const { followNewDock } = useDockHours(stopKey)
  return (former: FormStop, location: Location, contact: (now: FormStop) => StopContact | null) => {
    changeStop(stopKey, (now) => ({ ...now, ...placed(now, location), contact: contact(now) }))
    // Validates immediately whether the location has the quoted postal code.
    leave('location')
    if (isOther(former, location)) waitFor(followNewDock(former.location, location))
  }
}

const isOther = (stop: FormStop, location: Location) => stop.location?.locationNumber !== location.locationNumber

/** A location with one warehouse ID selects that ID. An ID entered for the same location stays. */
function placed(stop: FormStop, location: Location): Pick<FormStop, 'location' | 'ediCode'> {
  const isSame = !isOther(stop, location)
  const [only, ...others] = location.ediCodes
  const usual = only && others.length === 0 ? only : null
  return { location: formLocation(location), ediCode: isSame ? (stop.ediCode ?? usual) : usual }
}

/** Contacts of the former location do not apply to another one. A newly entered contact stays. */
const contactElsewhere = ({ contact }: FormStop): StopContact | null =>
  contact && 'addNewContact' in contact ? contact : null

const contactAfter = (stop: FormStop, location: Location) =>
  isOther(stop, location) ? contactElsewhere : ({ contact }: FormStop) => contact

const known = ({ id, firstName, lastName }: NewContact): StopContact => ({
  contactId: id,
  firstName,
  lastName,
  isDefaultContact: false,
})
