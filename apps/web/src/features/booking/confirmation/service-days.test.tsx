import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FactRow } from '#features/booking/confirmation/FactRow.tsx'
import { aDropoff, aFullShipment, aStop } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** Text that the confirmation shows under Service Days for stops with these transit times in seconds. */
async function serviceDaysOf(...seconds: (number | null)[]) {
  cleanup()
  const stops = seconds.map((expectedTransitTimeSeconds, index) => ({
    ...(index === 0 ? aStop() : aDropoff()),
    expectedTransitTimeSeconds,
  }))
  await renderScreen(<FactRow shipment={aFullShipment({ stops, totalDistance: null })} />)
  return (await screen.findByText('Service Days')).nextElementSibling?.textContent
}

it('service days are the sum of transit seconds / 86,400 with 2 decimals, at least 1, and 1 when none are known [RATE-36]', async () => {
  expect(await serviceDaysOf(null, 86_400, 86_400)).toBe('2')
  // 200,000 / 86,400 = 2.3148…
  expect(await serviceDaysOf(null, 100_000, 100_000)).toBe('2.31')
  expect(await serviceDaysOf(null, 3_600, 1_800)).toBe('1')
  expect(await serviceDaysOf(null, null)).toBe('1')
})
