import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderUi } from '#testing/render.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import { Form, useContractForm } from './ContractForm.tsx'
import { JoiningContext } from './save/save-context.ts'

const Truck = z.object({ days: z.array(z.number()) })
const options = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
]

function open(days: number[], theirs?: number[]) {
  const submit = vi.fn()
  const decide = vi.fn()
  const conflicts = theirs ? [{ field: 'days', theirs, who: 'Dana Kim' }] : []
  function TruckForm() {
    const form = useContractForm(Truck, { days })
    return (
      <JoiningContext value={{ conflicts, taken: [], placed: [], decide, place: () => () => undefined }}>
        <Form form={form} onSubmit={submit}>
          <ChoicesField name="days" label="Days" options={options} />
          <button type="submit">Save</button>
        </Form>
      </JoiningContext>
    )
  }
  renderUi(<TruckForm />)
  return { submit, decide, keys: userEvent.setup() }
}

it('names both sides by the labels of what each of them chose, in the order of the list, and nothing as empty', async () => {
  const { keys, decide } = open([3, 1], [])
  const sides = within(screen.getByRole('group', { name: 'Days: yours or that of Dana Kim' }))
  expect(sides.getByRole('button', { name: 'Mine, keep Days: Monday, Wednesday' })).toBeVisible()
  await keys.click(sides.getByRole('button', { name: 'Theirs, take Days: Empty' }))
  expect(decide).toHaveBeenCalledWith('days', 'theirs')
})

it('holds the values of what is chosen, in the order of the list', async () => {
  const { keys, submit } = open([3])
  await keys.click(screen.getByText('Monday'))
  await keys.click(screen.getByRole('button', { name: 'Save' }))
  expect(submit.mock.calls[0]?.[0]).toEqual({ days: [1, 3] })
})
