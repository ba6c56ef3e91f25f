import type { LocationOption } from '@lanewise/contract/location-shapes'
import { findAllLocations, findEdiLocations, findLocations } from '@lanewise/contract/locations'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aLocation, aPortal, ofOtherCompany } from '#features/locations/testing/given.tsx'
import { renderScreen } from '#testing/render-screen.tsx'
import { Field } from '#ui/form/Field.tsx'
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx'
import { optionOf } from './location-option.ts'

const denver = optionOf(
  aLocation({ ...ofOtherCompany, locationName: 'Denver DC', city: 'Denver', state: 'CO', postalCode: '80239' }),
)
const label = 'Meridian Foodservice, 2400 Irving Blvd, Denver, CO 80239'

async function open(given: Partial<LocationPickerProps> = {}) {
  const { portal } = aPortal([aLocation()])
  portal.on(findEdiLocations, { items: [denver] })
  portal.on(findLocations, { items: [denver] })
  const chosen = vi.fn()
  function Stop() {
    const [location, setLocation] = useState<LocationOption | null>(null)
    const choose = (next: LocationOption | null) => {
      setLocation(next)
      chosen(next)
    }
    return (
      <Field label="Location">
        <LocationPicker {...given} value={location} onChange={choose} />
      </Field>
    )
  }
  const opened = await renderScreen(<Stop />, { portal })
  const field = screen.getByRole('combobox', { name: 'Location' })
  const type = async (text: string) => {
    await opened.keys.click(field)
    await opened.keys.paste(text)
  }
  return { ...opened, field, type, chosen }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('searching a location', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })

  it('asks 500 ms after the last key [UX-27] [LOC-6], sends q and offers the items [LOC-3]', async () => {
    vi.useFakeTimers()
    const { portal, type, chosen, keys } = await open()
    await type('den')
    await wait(499)
    expect(portal.calls(findLocations)).toHaveLength(0)
    await wait(2)
    expect(portal.calls(findLocations).map(({ query }) => query)).toEqual([{ q: 'den' }])
    await keys.click(screen.getByRole('option', { name: label }))
    expect(chosen).toHaveBeenCalledExactlyOnceWith(denver)
  })

  it('shows the name of the location only when it is asked to [LOC-7]', async () => {
    const { type } = await open({ showLocationName: true })
    await type('den')
    expect(await screen.findByRole('option', { name: /^Meridian Foodservice – Denver DC, 2400/ })).toBeVisible()
  })

  it('looks among locations with warehouse IDs in place of all of them', async () => {
    const { type, portal } = await open({ source: 'edi' })
    await type('MRD-2')
    expect(await screen.findByRole('option', { name: label })).toBeVisible()
    expect(portal.calls(findEdiLocations).map(({ query }) => query)).toEqual([{ q: 'MRD-2' }])
    expect(portal.calls(findLocations)).toHaveLength(0)
  })

  it('looks at one postal code, 20 on the first page [LOC-5]', async () => {
    const { type, portal } = await open({ source: { postalCode: '75207' } })
    await type('acme')
    expect(await screen.findByRole('option', { name: /^Acme Foods, 2400 Irving Blvd/ })).toBeVisible()
    // The locations of the postal code are listed before anything is typed.
    expect(portal.calls(findAllLocations).map(({ body }) => body)).toEqual(
      ['', 'acme'].map((fuzzyMatchTerm) => ({ fuzzyMatchTerm, page: 1, pageSize: 20, postalCode: '75207' })),
    )
  })
})
