import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { fetchDialogsAhead, lazyDialog, lazyPart } from './lazy-part.tsx'

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

it('fetches the code of dialogs once, from the first use of the page on, and not while offline', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  const fetched: string[] = []
  const dialog = (name: string) =>
    lazyDialog(async () => {
      fetched.push(name)
      if (name === 'gone') throw new TypeError('Failed to fetch dynamically imported module')
      return () => <p>{name}</p>
    })
  for (const name of ['gone', 'book', 'void']) dialog(name)
  const page = new EventTarget()
  const stop = fetchDialogsAhead(page)
  onTestFinished(stop)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toEqual([])
  isOnline.mockReturnValue(false)
  page.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toEqual([])
  isOnline.mockReturnValue(true)
  page.dispatchEvent(new Event('pointermove'))
  await vi.advanceTimersByTimeAsync(10_000)
  page.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toEqual(['gone', 'book', 'void'])
})
