import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'

const hint = 'The code is the display name and may be letters or digits.'

describe('Field', () => {
  it('is a named text input that describes itself by its help', async () => {
    const change = vi.fn()
    renderUi(<Field label="Code" required help={hint} value="" onChange={change} />)
    const input = screen.getByRole('textbox', { name: 'Code' })
    expect(input).toHaveAccessibleDescription(hint)
    expect(input).toBeRequired()
    expect(input).toBeValid()
    await userEvent.type(input, 'A')
    expect(change).toHaveBeenCalledExactlyOnceWith('A')
  })

  it('replaces the help by the error', () => {
    renderUi(<Field label="Code" help={hint} error="Code is required" value="" />)
    const input = screen.getByRole('textbox', { name: 'Code' })
    expect(input).toHaveAccessibleDescription('Code is required')
    expect(input).toBeInvalid()
    expect(screen.queryByText(hint)).toBeNull()
  })

  it('wires any control inside it', () => {
    renderUi(
      <Field label="Freight class" required error="Choose a class">
        <Select value="" options={[]} onChange={() => {}} />
      </Field>,
    )
    const select = screen.getByRole('combobox', { name: 'Freight class' })
    expect(select).toHaveAccessibleDescription('Choose a class')
    expect(select).toBeInvalid()
    expect(select).toBeRequired()
  })
})

describe('switch and checkbox', () => {
  it('turns a switch by its label and by keyboard', async () => {
    const change = vi.fn()
    renderUi(<Switch checked={false} onChange={change} label="Hazmat" />)
    await userEvent.click(screen.getByText('Hazmat'))
    screen.getByRole('switch', { name: 'Hazmat' }).focus()
    await userEvent.keyboard(' ')
    expect(change.mock.calls).toEqual([[true], [true]])
  })

  it('says why a checkbox cannot be changed, stays reachable and does not change', async () => {
    const change = vi.fn()
    renderUi(<Checkbox checked={false} onChange={change} label="Edit Lane" disabledReason="You lack it" />)
    const box = screen.getByRole('checkbox', { name: 'Edit Lane' })
    expect(box).toHaveAccessibleDescription('You lack it')
    await userEvent.tab()
    expect(box).toHaveFocus()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('You lack it')
    await userEvent.click(box)
    expect(change).not.toHaveBeenCalled()
    expect(box).not.toBeChecked()
  })

  it('shows that only some are chosen', () => {
    renderUi(<Checkbox checked={false} indeterminate onChange={() => {}} aria-label="All on this page" />)
    expect(screen.getByRole('checkbox', { name: 'All on this page' })).toBePartiallyChecked()
  })
})
