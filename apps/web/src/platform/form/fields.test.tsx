import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderUi } from '#testing/render.tsx'
import { Form, useContractForm } from './ContractForm.tsx'
import { NumberField, TextField } from './fields.tsx'

const Parcel = z.object({
  name: z.string().min(3, 'At least 3 letters'),
  note: z.string().nullable(),
  weight: z.number().max(99, 'At most 99').nullable(),
})

function ParcelForm({ onSubmit }: { onSubmit: (parcel: z.output<typeof Parcel>) => void }) {
  const form = useContractForm(Parcel, { name: 'Soap', note: null, weight: null })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" required />
      <TextField name="note" label="Note" />
      <NumberField name="weight" label="Weight (lbs)" />
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
