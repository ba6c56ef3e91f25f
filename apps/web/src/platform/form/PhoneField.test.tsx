import { ProfileUpdate } from '@lanewise/contract/profile'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Form, useContractForm } from './ContractForm.tsx'
import { PhoneField } from './PhoneField.tsx'

function Phones({ officeNumber }: { officeNumber: string | null }) {
  const form = useContractForm(ProfileUpdate, { firstName: 'A', lastName: 'B', officeNumber, mobileNumber: null })
  return (
    <Form form={form} onSubmit={() => {}}>
      <PhoneField name="officeNumber" label="Office number" />
      <output>{form.formState.isDirty ? 'changed' : 'unchanged'}</output>
    </Form>
  )
}

async function open(officeNumber: string | null = null) {
  const { keys } = await renderScreen(<Phones officeNumber={officeNumber} />)
  return { keys, field: screen.getByLabelText<HTMLInputElement>('Office number') }
}

describe('a phone field', () => {
  it('takes its form while it is typed', async () => {
    const { keys, field } = await open()
    await keys.type(field, '31255501')
    expect(field).toHaveValue('(312) 555-01')
    await keys.type(field, '4399')
    expect(field).toHaveValue('(312) 555-0143 ext. 99')
  })

  it('can be emptied again, and is then as it was', async () => {
    const { keys, field } = await open()
    await keys.type(field, '312')
    expect(screen.getByRole('status')).toHaveTextContent('changed')
    await keys.type(field, '{Backspace}{Backspace}{Backspace}')
    expect(field).toHaveValue('')
    expect(screen.getByRole('status')).toHaveTextContent('unchanged')
  })

  it('keeps the caret at the digit that was typed in the middle', async () => {
    const { keys, field } = await open('(312) 555-0143')
    await keys.click(field)
    field.setSelectionRange(2, 2)
    await keys.keyboard('9')
    expect(field).toHaveValue('(391) 255-5014 ext. 3')
    expect(field.selectionStart).toBe(3)
  })

  it('says so when a number is not complete', async () => {
    const { keys, field } = await open()
    await keys.type(field, '312')
    await keys.tab()
    expect(await screen.findByText('Not a valid phone number')).toBeVisible()
    expect(field).toHaveAccessibleDescription('Not a valid phone number')
  })
})
