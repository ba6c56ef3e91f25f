import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { renderUi, UiRoot } from '#testing/render.tsx'
import { UnsavedGuard, useDiscardQuestion } from './UnsavedGuard.tsx'

type Given = { isDirty?: boolean; inAddress?: boolean }

async function open({ isDirty = true, inAddress = false }: Given = {}) {
  const element = <UnsavedGuard isDirty={isDirty} inAddress={inAddress} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/orders', '/orders?edit=1'] })
  render(
    <UiRoot>
      <RouterProvider router={router} />
    </UiRoot>,
  )
  const go = (to: string | -1) => act(() => router.navigate(to as string))
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return { go, address }
}

const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('what was entered and not saved', () => {
  it('is asked about before another screen opens, and stays when the user stays', async () => {
    const { go, address } = await open()
    await go('/lanes')
    expect(question()).toBeVisible()
    expect(screen.getByText('What you entered has not been saved.')).toBeVisible()
    await press('Cancel')
    expect(address()).toBe('/orders?edit=1')
    await go('/lanes')
    await press('Discard changes')
    expect(address()).toBe('/lanes')
  })

  it('is no question where nothing was entered, or the screen stays', async () => {
    const clean = await open({ isDirty: false })
    await clean.go('/lanes')
    expect(clean.address()).toBe('/lanes')
    const dirty = await open()
    await dirty.go('/orders?page=2')
    expect(dirty.address()).toBe('/orders?page=2')
    await dirty.go(-1)
    expect(question()).toBeNull()
  })

  it('is asked about when Back would close what the address holds open, not when a link changes it', async () => {
    const { go, address } = await open({ inAddress: true })
    await go('/orders?edit=2')
    expect(address()).toBe('/orders?edit=2')
    await go(-1)
    expect(question()).toBeVisible()
  })

  it.each([true, false])('lets the browser ask before the tab closes (changed: %s)', async (isDirty) => {
    await open({ isDirty })
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(isDirty)
  })
})

describe('a dialog with something entered', () => {
  function Dialog({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }) {
    const [close, requests] = useDiscardQuestion(isDirty, onClose)
    return (
      <>
        <button type="button" onClick={close}>
          Close Dialog
        </button>
        {requests}
      </>
    )
  }

  it('closes at once when nothing would be lost', async () => {
    const onClose = vi.fn()
    renderUi(<Dialog isDirty={false} onClose={onClose} />)
    await press('Close Dialog')
    expect(onClose).toHaveBeenCalledOnce()
    expect(question()).toBeNull()
  })

  it('asks first, and closes only when that is wanted', async () => {
    const onClose = vi.fn()
    renderUi(<Dialog isDirty onClose={onClose} />)
    await press('Close Dialog')
    await press('Cancel')
    expect(onClose).not.toHaveBeenCalled()
    await press('Close Dialog')
    await press('Discard changes')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
