import { confirmWatch, getWatchRequest } from '@lanewise/contract/watchers'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import ConfirmWatchPage from './ConfirmWatchPage.tsx'

const page = (
  <Routes>
    <Route path="/public/watch/:token" element={<ConfirmWatchPage />} />
  </Routes>
)
const path = '/public/watch/abc'
const request = { about: 'the shipment that you watch', emailAddress: 'dock@customer.test', isConfirmed: false }

describe('the page behind the link to a new watcher', () => {
  it('says what would come, and confirms it only when asked to', async () => {
    const portal = createFakePortal()
    let isConfirmed = false
    portal.on(getWatchRequest, () => ({ ...request, isConfirmed }))
    portal.on(confirmWatch, () => {
      isConfirmed = true
      return { ...request, isConfirmed }
    })
    const { keys } = await renderScreen(page, { portal, path })
    expect(await screen.findByRole('heading', { name: 'Do you want these emails?' })).toBeVisible()
    expect(screen.getByText('dock@customer.test would receive emails about the shipment that you watch.')).toBeVisible()
    expect(portal.calls(confirmWatch)).toHaveLength(0)
    await keys.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('heading', { name: 'Emails confirmed' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })

  it('says why it could not be confirmed', async () => {
    const portal = createFakePortal()
    portal.on(getWatchRequest, request)
    portal.on(confirmWatch, refused(503, 'Not now'))
    const { keys } = await renderScreen(page, { portal, path })
    await keys.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Not now')).toBeVisible()
  })

  it('says when the link has ended', async () => {
    const portal = createFakePortal()
    portal.on(getWatchRequest, refused(410, 'This link is invalid or has expired.'))
    await renderScreen(page, { portal, path })
    expect(await screen.findByRole('heading', { name: 'This link is invalid or has expired.' })).toBeVisible()
  })
})
