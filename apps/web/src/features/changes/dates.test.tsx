import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChangeNotices } from '#features/changes/ChangeNotices.tsx'
import { renderUi } from '#testing/render.tsx'

it('a date shows as MM/DD/YYYY [UX-6]', () => {
  const notices = ['2026-01-05', '2025-12-31'].map((date) => ({ id: date, date, title: 'New', text: 'It is new.' }))
  renderUi(<ChangeNotices notices={notices} onClose={() => {}} />)
  const dates = screen.getAllByText(/^\d/, { selector: 'time' }).map(({ textContent }) => textContent)
  expect(dates).toEqual(['01/05/2026', '12/31/2025'])
})
