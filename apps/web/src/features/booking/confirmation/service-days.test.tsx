import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FactRow } from '#features/booking/confirmation/FactRow.tsx'
import { aFullShipment } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** Text that the confirmation shows under Service Days. */
async function serviceDaysOf(facts: Parameters<typeof aFullShipment>[0]) {
  cleanup()
  await renderScreen(<FactRow shipment={aFullShipment({ totalDistance: 600.1, ...facts })} />)
  return (await screen.findByText('Service Days')).nextElementSibling?.textContent
}

it('service days equal the transit shown before booking, and those of the stops where no transit is known [DEF-134]', async () => {
  expect(await serviceDaysOf({ transitDays: { min: 7, max: 8 }, serviceDays: 1.2 })).toBe('7-8600.1 mi')
  expect(await serviceDaysOf({ transitDays: { min: 2, max: 2 }, serviceDays: 1.2 })).toBe('2600.1 mi')
  expect(await serviceDaysOf({ transitDays: null, serviceDays: 1.2, totalDistance: null })).toBe('1.2')
})
