import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { Button } from '#ui/action/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

function Opener({ onSubmit }: { onSubmit?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Single</Button>
      <Dialog open={open} title="Add Commodity" narrow="top-drawer" onClose={() => setOpen(false)} onSubmit={onSubmit}>
        <input aria-label="Code" />
      </Dialog>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Add Single', hidden: true })
const shape = () => screen.getByRole('dialog').closest('[data-shape]')?.getAttribute('data-shape')

describe('Dialog', () => {
  it('is named by its title and keeps the focus inside', async () => {
    renderUi(<Opener />)
    await userEvent.click(opener())
    const dialog = screen.getByRole('dialog', { name: 'Add Commodity' })
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      expect(dialog.closest('.MuiDialog-root')).toContainElement(document.activeElement as HTMLElement)
    }
  })

  it('closes on Escape and gives the focus back to what opened it', async () => {
    renderUi(<Opener />)
    await userEvent.click(opener())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opener()).toHaveFocus()
  })

  it('submits on Ctrl+Enter from any field', async () => {
    const submit = vi.fn()
    renderUi(<Opener onSubmit={submit} />)
    await userEvent.click(opener())
    await userEvent.click(screen.getByRole('textbox', { name: 'Code' }))
    await userEvent.keyboard('{Enter}')
    expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(submit).toHaveBeenCalledOnce()
  })

  it('submits once for each press of Ctrl+Enter, and not while it is busy', () => {
    const submit = vi.fn()
    const shown = (busy: boolean) => (
      <Dialog open title="Send" busy={busy} onClose={() => {}} onSubmit={submit}>
        Text
      </Dialog>
    )
    const { rerender } = renderUi(shown(false))
    const press = (repeat: boolean) =>
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', ctrlKey: true, repeat })
    press(false)
    for (let count = 0; count < 3; count += 1) press(true)
    expect(submit).toHaveBeenCalledOnce()
    rerender(shown(true))
    press(false)
    expect(submit).toHaveBeenCalledOnce()
    rerender(shown(false))
    press(false)
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it('leaves Ctrl+Enter to a dialog that was opened from it', async () => {
    const [outer, inner] = [vi.fn(), vi.fn()]
    renderUi(
      <Dialog open title="Edit" onClose={() => {}} onSubmit={outer}>
        <Dialog open title="Question" onClose={() => {}} onSubmit={inner}>
          <input aria-label="Answer" />
        </Dialog>
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('textbox', { name: 'Answer' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(inner).toHaveBeenCalledOnce()
    expect(outer).not.toHaveBeenCalled()
  })

  it('is a top drawer below 768 px and a dialog from there on', async () => {
    setWindowWidth(767)
    renderUi(<Opener />)
    await userEvent.click(opener())
    expect(shape()).toBe('top-drawer')
    act(() => setWindowWidth(768))
    expect(shape()).toBe('centred')
  })
})

describe('ConfirmDialog', () => {
  it('repeats the verb on its button, and begins on the one that changes nothing', async () => {
    const confirm = vi.fn()
    renderUi(
      <ConfirmDialog
        open
        danger
        title="Delete Commodity?"
        text="This code can no longer be used to create quotes."
        verb="Delete"
        onConfirm={confirm}
        onClose={() => {}}
      />,
    )
    expect(screen.getByRole('dialog', { name: 'Delete Commodity?' })).toHaveTextContent('can no longer be used')
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(confirm).toHaveBeenCalledOnce()
  })
})
