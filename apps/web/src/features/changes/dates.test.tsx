import { getChangeNotices } from '@lanewise/contract/changes'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChangeNotices } from '#features/changes/ChangeNotices.tsx'
import { createFakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

it('a date shows as MM/DD/YYYY [UX-6]', async () => {
  const portal = createFakePortal()
  portal.on(
    getChangeNotices,
    ['2026-01-05', '2025-12-31'].map((date) => ({ id: date, date, title: 'New', text: 'It is new.' })),
  )
  await renderScreen(<ChangeNotices onClose={() => {}} />, { portal })
  const dates = (await screen.findAllByText(/^\d/, { selector: 'time' })).map(({ textContent }) => textContent)
  expect(dates).toEqual(['01/05/2026', '12/31/2025'])
})
