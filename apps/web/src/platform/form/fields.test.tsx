import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderUi } from '#testing/render.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import { SuggestInput } from '#ui/form/options/SuggestInput.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { TimeSelect } from '#ui/form/TimeSelect.tsx'
import { Form, useContractForm } from './ContractForm.tsx'
import { NumberField, TextField } from './fields.tsx'

const Parcel = z.object({
  name: z.string().min(3, 'At least 3 letters'),
  note: z.string().nullable(),
  weight: z.number().max(99, 'At most 99').nullable(),
})

type ParcelFormProps = { onSubmit: (parcel: z.output<typeof Parcel>) => void; children?: ReactNode }

function ParcelForm({ onSubmit, children }: ParcelFormProps) {
  const form = useContractForm(Parcel, { name: 'Soap', note: null, weight: null })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" required />
      <TextField name="note" label="Note" />
      <NumberField name="weight" label="Weight (lbs)" />
      {children}
      <output>{form.formState.isDirty ? 'changed' : 'unchanged'}</output>
      <button type="submit">Save</button>
    </Form>
  )
}

function open() {
  const submit = vi.fn()
  renderUi(<ParcelForm onSubmit={submit} />)
  return { submit, keys: userEvent.setup() }
}
const field = (label: string) => screen.getByLabelText(label)

describe('a form of a contract', () => {
  it('checks on leaving a field, then on each change', async () => {
    const { keys } = open()
    await keys.clear(field('Name'))
    await keys.type(field('Name'), 'So')
    expect(screen.queryByText('At least 3 letters')).toBeNull()
    await keys.tab()
    expect(await screen.findByText('At least 3 letters')).toBeVisible()
    await keys.type(field('Name'), 'a')
    expect(screen.queryByText('At least 3 letters')).toBeNull()
  })

  it('waits with its message while a button is pressed, so that the button stays under the pointer', async () => {
    const { keys } = open()
    await keys.clear(field('Name'))
    await keys.pointer({ keys: '[MouseLeft>]', target: field('Note') })
    expect(field('Note')).toHaveFocus()
    await act(() => new Promise((done) => setTimeout(done, 20)))
    expect(screen.queryByText('At least 3 letters')).toBeNull()
    await keys.pointer('[/MouseLeft]')
    expect(await screen.findByText('At least 3 letters')).toBeVisible()
  })

  it('sends nothing invalid, and goes to the first and with F8 to the next error', async () => {
    const { keys, submit } = open()
    await keys.clear(field('Name'))
    await keys.type(field('Weight (lbs)'), '100')
    await keys.click(screen.getByRole('button', { name: 'Save' }))
    expect(field('Name')).toHaveFocus()
    await keys.keyboard('{F8}')
    expect(field('Weight (lbs)')).toHaveFocus()
    expect(submit).not.toHaveBeenCalled()
  })

  it('is unchanged again when an empty text was filled and emptied', async () => {
    const { keys } = open()
    await keys.type(field('Note'), 'a')
    expect(screen.getByRole('status')).toHaveTextContent(/^changed/)
    await keys.clear(field('Note'))
    expect(screen.getByRole('status')).toHaveTextContent('unchanged')
  })
})

describe('a number', () => {
  it('stays as it is typed and is sent as a number', async () => {
    const { keys, submit } = open()
    await keys.type(field('Weight (lbs)'), '12.')
    expect(field('Weight (lbs)')).toHaveValue('12.')
    await keys.type(field('Weight (lbs)'), '50')
    expect(field('Weight (lbs)')).toHaveValue('12.50')
    await keys.click(screen.getByRole('button', { name: 'Save' }))
    expect(submit.mock.lastCall?.[0]).toEqual({ name: 'Soap', note: null, weight: 12.5 })
  })

  it('shows the unit of its label inside the field and keeps it in its name', () => {
    open()
    expect(field('Weight (lbs)')).toHaveAccessibleName('Weight (lbs)')
    expect(field('Weight (lbs)').parentElement).toHaveTextContent('lbs')
  })
})

describe('Enter', () => {
  const nothing = async () => []
  const pickers = {
    Combobox: <Combobox value={null} onChange={() => {}} search={nothing} aria-label="Picker" />,
    MultiSelect: <MultiSelect value={[]} onChange={() => {}} options={[]} aria-label="Picker" />,
    SuggestInput: <SuggestInput value="Dallas" onChange={() => {}} suggest={nothing} aria-label="Picker" />,
    TimeSelect: <TimeSelect value="08:00" onChange={() => {}} aria-label="Picker" />,
    Select: <Select value="a" onChange={() => {}} options={[{ value: 'a', label: 'A' }]} aria-label="Picker" />,
    'a date field': <TextInput type="date" value="2026-11-15" aria-label="Picker" />,
  }
  it.each(Object.keys(pickers) as (keyof typeof pickers)[])('in %s never saves the form', async (kind) => {
    const submit = vi.fn()
    renderUi(<ParcelForm onSubmit={submit}>{pickers[kind]}</ParcelForm>)
    const keys = userEvent.setup()
    screen.getByLabelText('Picker').focus()
    await keys.keyboard('{Enter}')
    await keys.keyboard('{Escape}{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })

  it('in a text field saves it', async () => {
    const { keys, submit } = open()
    await keys.type(field('Name'), '{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })
})
