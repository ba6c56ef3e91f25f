import { createCustomerContact } from '@lanewise/contract/contacts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContactForm } from '#features/contacts/form/ContactForm.tsx'
import { renderScreen } from '#testing/render-screen.tsx'

async function openForm() {
  const { portal } = await renderScreen(<ContactForm mode="new" contact={null} onClose={() => {}} />)
  await screen.findByRole('dialog', { name: 'New Contact' })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  return { portal, field, enter }
}

it('an email is characters without blank or "@", then "@", then a domain with a dot [CONTACT-35]', async () => {
  const { portal, field, enter } = await openForm()
  enter('First name', 'Nora')
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(field('Email')).toBeInvalid())
  const wrong = ['nora', '@acme.test', 'no ra@acme.test', 'no@ra@acme.test', 'nora@', 'nora@acme', 'nora@acme.']
  for (const address of wrong) {
    enter('Email', address)
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Not a valid email'))
    enter('Email', 'nora.diaz+dock@mail.acme.test')
    await waitFor(() => expect(field('Email')).toBeValid())
  }
  expect(portal.calls(createCustomerContact)).toEqual([])
})

it('a phone number forms by itself, ten digits as (123) 456-7890 and further ones as an extension [CONTACT-40]', async () => {
  const { field, enter } = await openForm()
  for (const label of ['Office number', 'Mobile number']) {
    enter(label, '1234567890')
    expect(field(label)).toHaveValue('(123) 456-7890')
    enter(label, '12345678901')
    expect(field(label)).toHaveValue('(123) 456-7890 ext. 1')
    enter(label, '123.456.7890 4321')
    expect(field(label)).toHaveValue('(123) 456-7890 ext. 4321')
  }
})
