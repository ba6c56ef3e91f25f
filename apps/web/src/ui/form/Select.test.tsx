import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

const options = ['50', '55', '60'].map((value) => ({ value, label: `Class ${value}` }))

function FreightClass({ onPick, start = null }: { onPick?: (value: string | null) => void; start?: string | null }) {
  const [value, setValue] = useState<string | null>(start)
  const pick = (next: string | null) => {
    setValue(next)
    onPick?.(next)
  }
  return (
    <Field label="Freight class">
      <Select value={value} onChange={pick} options={options} clearable />
    </Field>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Freight class' })

describe('Select', () => {
  it('invites to choose', () => {
    renderUi(<FreightClass />)
    expect(field()).toHaveTextContent('Choose')
  })

  it('is worked by keyboard alone', async () => {
    const pick = vi.fn()
    renderUi(<FreightClass onPick={pick} />)
    await userEvent.tab()
    expect(field()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(pick).toHaveBeenCalledExactlyOnceWith('55')
    expect(field()).toHaveTextContent('Class 55')
  })

  it('takes the option that begins with the whole typed text, also of one letter repeated', async () => {
    const pick = vi.fn()
    const groups = ['I', 'II', 'III', 'None', 'Other'].map((value) => ({ value, label: value }))
    renderUi(
      <Field label="Packing group">
        <Select value="" onChange={pick} options={groups} />
      </Field>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}III{Enter}')
    await userEvent.keyboard('{Enter}I{Enter}')
    await userEvent.keyboard('{Enter}oth{Enter}')
    expect(pick.mock.calls).toEqual([['III'], ['I'], ['Other']])
  })

  it('leaves Ctrl+Enter to the screen and stays closed', async () => {
    const submit = vi.fn()
    function Screen() {
      useHotkey('mod+enter', submit)
      return <FreightClass />
    }
    renderUi(<Screen />)
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(submit).toHaveBeenCalledOnce()
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('listbox')).toBeVisible()
  })

  it('leaves Ctrl+Enter to the dialog around it, once', async () => {
    const submit = vi.fn()
    renderUi(
      <Dialog open title="Edit" onClose={() => {}} onSubmit={submit}>
        <FreightClass />
      </Dialog>,
    )
    field().focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(submit).toHaveBeenCalledOnce()
  })

  it('can be emptied again', async () => {
    const pick = vi.fn()
    renderUi(<FreightClass onPick={pick} start="60" />)
    await userEvent.click(field())
    await userEvent.click(screen.getByRole('option', { name: 'Choose' }))
    expect(pick).toHaveBeenCalledExactlyOnceWith(null)
    expect(field()).toHaveTextContent('Choose')
  })

  it('shows no choice for a value that is not offered', () => {
    renderUi(<FreightClass start="999" />)
    expect(field()).toHaveTextContent('Choose')
  })
})
