import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { MenuButton } from './MenuButton.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const refusal = 'You do not have permission to perform this action'

describe('Button', () => {
  it('keeps its name and ignores clicks while it runs', async () => {
    const save = vi.fn()
    renderUi(
      <Button loading onClick={save}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Save')).toBeVisible()
    await userEvent.click(button)
    expect(save).not.toHaveBeenCalled()
  })

  it('stays focusable when it may not be used and says why', async () => {
    const save = vi.fn()
    renderUi(
      <Button disabledReason={refusal} onClick={save}>
        Void
      </Button>,
    )
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Void' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(refusal)
    await userEvent.keyboard('{Enter}')
    expect(save).not.toHaveBeenCalled()
  })

  it('does not submit the form around it unless told to', () => {
    renderUi(<Button>Cancel</Button>)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button')
  })

  it('can be a link', () => {
    renderUi(<Button href="/orders/new">Create Order</Button>)
    expect(screen.getByRole('link', { name: 'Create Order' })).toHaveAttribute('href', '/orders/new')
  })
})

it('names an icon button', async () => {
  const remove = vi.fn()
  renderUi(<IconButton label="Delete" icon={<svg aria-hidden="true" />} onClick={remove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(remove).toHaveBeenCalledOnce()
})

describe('MenuButton', () => {
  const open = async (onSelect = vi.fn()) => {
    renderUi(
      <MenuButton
        label="Add Commodity"
        items={[
          { label: 'Add Single', onSelect },
          { label: 'Bulk Upload', onSelect, disabledReason: refusal },
          { label: 'Void', onSelect, danger: true },
        ]}
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    return onSelect
  }

  it('opens, chooses and gives the focus back by keyboard', async () => {
    const select = await open()
    expect(screen.getByRole('menu', { name: 'Add Commodity' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(select).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(screen.getByRole('button', { name: 'Add Commodity' })).toHaveFocus()
  })

  it('reaches an entry that may not be used, but does not run it', async () => {
    const select = await open()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Bulk Upload' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(select).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeVisible()
  })
})

it('moves a segmented choice with the arrow keys', async () => {
  const change = vi.fn()
  renderUi(
    <SegmentedControl
      label="Price"
      value="customer"
      onChange={change}
      options={[
        { value: 'customer', label: 'Customer' },
        { value: 'cost', label: 'Cost' },
      ]}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Price' })).toBeVisible()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Customer' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenCalledExactlyOnceWith('cost')
})
