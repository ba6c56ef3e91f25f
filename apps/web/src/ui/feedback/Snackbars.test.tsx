import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { useCopy, useSnackbar } from './Snackbars.tsx'

let snack: ReturnType<typeof useSnackbar>
let copy: ReturnType<typeof useCopy>

function Taker() {
  snack = useSnackbar()
  copy = useCopy()
  return null
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const print = (speak: () => unknown) => act(() => void speak())

beforeEach(() => {
  vi.useFakeTimers()
  renderUi(<Taker />)
})

afterEach(() => vi.restoreAllMocks())

describe('how long a message stays', () => {
  it('closes a toast after 5000 ms [UX-9]', () => {
    print(() => snack.toast('Contact updated'))
    wait(4999)
    expect(screen.getByText('Contact updated')).toBeVisible()
    wait(1)
    expect(screen.queryByText('Contact updated')).toBeNull()
  })

  it('reads a toast about a failure out at once and lets it stay as long', () => {
    print(() => snack.toast('Unable to delete contact', { tone: 'error' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to delete contact')
    wait(4999)
    expect(screen.getByRole('alert')).toBeVisible()
    wait(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('never closes a clickable toast by itself [UX-10]', () => {
    const open = vi.fn()
    print(() => snack.toast('Shipment booked', { onClick: open, duration: 1000 }))
    wait(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Shipment booked' }))
    expect(open).toHaveBeenCalledOnce()
    expect(screen.queryByText('Shipment booked')).toBeNull()
  })

  it('closes an error after 5 s [UX-11]', () => {
    print(() => snack.error('Failed to fetch LTL Rates'))
    wait(4999)
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch LTL Rates')
    wait(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves an error as long as its area says [UX-11]', () => {
    print(() => snack.error('Failed to fetch LTL Rates', { duration: 8000 }))
    wait(7999)
    expect(screen.getByRole('alert')).toBeVisible()
    wait(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('closes a success after 2 s [UX-12]', () => {
    print(() => snack.success('Commodity Created'))
    wait(1999)
    expect(screen.getByRole('status')).toHaveTextContent('Commodity Created')
    wait(1)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('leaves a success as long as its area says [UX-12]', () => {
    print(() => snack.success('Commodity Created', { duration: 500 }))
    wait(500)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('stands still while the pointer is on it', () => {
    print(() => snack.success('Commodity Created'))
    wait(1500)
    fireEvent.mouseEnter(screen.getByRole('status'))
    wait(60_000)
    fireEvent.mouseLeave(screen.getByRole('status'))
    wait(499)
    expect(screen.getByRole('status')).toBeVisible()
    wait(1)
    expect(screen.queryByRole('status')).toBeNull()
  })
})

it('shows a message at the top where its area wants it there', () => {
  print(() => [snack.error('below'), snack.error('above', { place: 'top' })])
  const [below, above] = ['below', 'above'].map((text) => screen.getByText(text).closest('section'))
  expect(getComputedStyle(above!).top).toBe('16px')
  expect(getComputedStyle(below!).right).toBe('16px')
})

describe('several messages', () => {
  it('shows at most 3 at once [UX-13]', () => {
    print(() => ['one', 'two', 'three', 'four', 'five'].map((text) => snack.error(text)))
    expect(screen.getAllByRole('alert')).toHaveLength(3)
  })

  it('replaces the oldest by a fourth [UX-14]', () => {
    print(() => ['one', 'two', 'three'].map((text) => snack.error(text)))
    print(() => snack.success('four'))
    expect(screen.queryByText('one')).toBeNull()
    for (const text of ['two', 'three', 'four']) expect(screen.getByText(text)).toBeVisible()
  })

  it('shows a text of several lines as a list', () => {
    print(() => snack.error('Code is required\nDescription is required'))
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Code is required',
      'Description is required',
    ])
  })

  it('closes one by its cross and all by dismiss', () => {
    print(() => ['one', 'two', 'three'].map((text) => snack.error(text)))
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    expect(screen.queryByText('one')).toBeNull()
    print(() => snack.dismiss())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('copying', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

  it('says "Copied!" [UX-17]', async () => {
    const write = vi.fn(async () => {})
    clipboard(write)
    await act(() => copy('S104419'))
    expect(write).toHaveBeenCalledWith('S104419')
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied!$/)
  })

  it('closes the copy toast after 1.5 s [UX-16]', async () => {
    clipboard(async () => {})
    await act(() => copy('S104419'))
    wait(1499)
    expect(screen.getByText('Copied!')).toBeVisible()
    wait(1)
    expect(screen.queryByText('Copied!')).toBeNull()
  })

  it('says so when the browser refuses', async () => {
    clipboard(() => Promise.reject(new Error('denied')))
    await act(() => copy('S104419'))
    expect(screen.getByRole('alert')).toHaveTextContent('The browser did not allow copying')
  })
})

it('is heard while a dialog is open', async () => {
  renderUi(
    <Dialog open title="Add Commodity" onClose={() => {}}>
      <p>Form</p>
    </Dialog>,
  )
  await act(async () => {})
  print(() => snack.error('Unable to create commodity'))
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to create commodity')
})
