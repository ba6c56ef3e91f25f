import type { Location, LocationOption } from '@lanewise/contract/location-shapes'
import { type FormStop, formLocation } from '@lanewise/contract/order-payload'
import type { StopContact } from '@lanewise/domain/orders/stops/stop'
import { useRef, useState } from 'react'
import { type NewContact, useReadLocation } from '#features/locations/index.ts'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { useStop } from '#features/orders/form/stops/stops-form.ts'
import { useDockHours } from '#features/orders/form/stops/time/use-dock.ts'
import { errorText } from '#platform/query/problem.ts'

/** Gives a stop the location that somebody chose or saved. */
export function useChosenLocation(stopKey: string) {
  const { now, set } = useStop(stopKey)
  const { waitFor } = useOrderForm()
  const { mutateAsync: read } = useReadLocation()
  const put = usePut(stopKey)
  const [wanted, setWanted] = useState<LocationOption | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const asked = useRef('')
  const choose = async (option: LocationOption | null) => {
    const stop = now()
    setFailure(null)
    setWanted(option)
    asked.current = option?.locationNumber ?? ''
    if (!option) return set({ location: null, ediCode: null, contact: contactElsewhere(stop) })
    try {
      const location = await read({ params: { locationNumber: option.locationNumber } })
      // Somebody may have chosen another one meanwhile.
      if (asked.current !== option.locationNumber) return
      put(stop, location, contactElsewhere)
    } catch (error) {
      setFailure(errorText(error))
    }
    setWanted(null)
  }
  return {
    /** Chosen, but not read yet. */
    wanted,
    failure,
    choose: (option: LocationOption | null) => waitFor(choose(option)),
    /** LOC-25, LOC-27: a location that was saved, with whoever was entered along with it. */
    take: (location: Location, entered?: NewContact) => {
      const stop = now()
      setFailure(null)
      put(stop, location, entered ? () => known(entered) : contactAfter(stop, location))
    },
  }
}

/** Puts a location in the place of a stop's former one. */
function usePut(stopKey: string) {
  const { changeStop, leave } = useStop(stopKey)
  const { waitFor } = useOrderForm()
  const { followNewDock } = useDockHours(stopKey)
  return (former: FormStop, location: Location, contact: (now: FormStop) => StopContact | null) => {
    changeStop(stopKey, (now) => ({ ...now, ...placed(now, location), contact: contact(now) }))
    // Whether it lies where it was quoted shows at once.
    leave('location')
    if (isOther(former, location)) waitFor(followNewDock(former.location, location))
  }
}

const isOther = (stop: FormStop, location: Location) => stop.location?.locationNumber !== location.locationNumber

/** A place with one warehouse ID is meant by that; one that was entered for the same place stays. */
function placed(stop: FormStop, location: Location): Pick<FormStop, 'location' | 'ediCode'> {
  const isSame = !isOther(stop, location)
  const [only, ...others] = location.ediCodes
  const usual = only && others.length === 0 ? only : null
  return { location: formLocation(location), ediCode: isSame ? (stop.ediCode ?? usual) : usual }
}

/** Somebody of the former place is not at another; who was newly entered is kept. */
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
