import { getFirstLoad } from '@lanewise/contract/dashboard-shipments'
import { updatePreferences } from '@lanewise/contract/profile'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePortal } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import { FirstLoad } from './FirstLoad.tsx'

const since = '2026-11-01T08:00:00.000Z'
const quote = { quoteId: ana.id, quoteNumber: 'Q500001' }

async function open(
  progress: { quote: typeof quote | null; shipmentNumber: string | null },
  user: Partial<typeof ana> = { preferences: { firstLoad: { since, isOver: false } } },
) {
  const portal = createFakePortal()
  portal.on(getFirstLoad, progress)
  portal.on(updatePreferences, ({ body }) => body)
  return renderScreen(<FirstLoad />, { portal, user })
}

const guide = () => screen.findByRole('region', { name: 'Your first load, in three steps' })

it('begins when a user who can do all of it first sees the dashboard, and is kept on the server', async () => {
  const { portal } = await open({ quote: null, shipmentNumber: null }, {})
  await guide()
  expect(screen.getByText('0 of 3 done')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get Quotes' })).toHaveAttribute('href', '/quotes')
  expect(portal.calls(updatePreferences)[0]?.body.firstLoad).toMatchObject({ isOver: false })
})

it('shows what is done and leads to what is next', async () => {
  await open({ quote, shipmentNumber: null })
  expect(await screen.findByText('1 of 3 done')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Q500001' })).toHaveAttribute('href', `/requote/${ana.id}`)
  expect(screen.queryByRole('link', { name: 'Get Quotes' })).toBeNull()
})

it('goes away once the booked load is opened', async () => {
  const { keys, portal } = await open({ quote, shipmentNumber: 'S100001' })
  expect(await screen.findByText('2 of 3 done')).toBeVisible()
  await keys.click(screen.getByRole('link', { name: 'Open S100001' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(portal.calls(updatePreferences)[0]?.body).toEqual({ firstLoad: { since, isOver: true } })
})

it('goes away with its cross', async () => {
  const { keys, portal } = await open({ quote: null, shipmentNumber: null })
  await guide()
  await keys.click(screen.getByRole('button', { name: 'Hide this guide' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(portal.calls(updatePreferences)[0]?.body).toEqual({ firstLoad: { since, isOver: true } })
})

it('is neither shown nor asked for without the permissions for its tasks', async () => {
  const { portal } = await open({ quote: null, shipmentNumber: null }, { permissions: ['CreateQuote'] })
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(portal.calls(getFirstLoad)).toHaveLength(0)
  expect(portal.calls(updatePreferences)).toHaveLength(0)
})
