import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { lazyPart } from './lazy-part.tsx'

const isGone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Missing = lazyPart<{ onClose: () => void }>(isGone)
const Present = lazyPart<{ onClose: () => void }>(async () => () => <p>Choose a carrier</p>)

function Form({ Part }: { Part: typeof Missing }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Weight" />
      <button type="button" onClick={() => setOpen(true)}>
        Book
      </button>
      <Suspense fallback={null}>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

it('a part of a screen opens when its code has loaded', async () => {
  renderUi(<Form Part={Present} />)
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText('Choose a carrier')).toBeVisible()
})

it('a part whose code is gone says so each time, offers a reload, and leaves what was typed', async () => {
  const keys = userEvent.setup()
  renderUi(<Form Part={Missing} />)
  await keys.type(screen.getByRole('textbox', { name: 'Weight' }), '12000')
  await keys.click(screen.getByRole('button', { name: 'Book' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened')
  expect(screen.getByRole('link', { name: 'Reload this page' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveValue('12000')
  await keys.click(screen.getByRole('button', { name: 'Close' }))
  await keys.click(screen.getByRole('button', { name: 'Book' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened')
})
