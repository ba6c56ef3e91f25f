import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openForm } from '#features/orders/form/testing/given.tsx'

const names = ['Special Instructions', 'Purchase Order #', 'Shipping notes'] as const

it.each(names)('a key typed into %s renders neither the form nor its sections again', async (name) => {
  const { keys, content, draft } = await openForm()
  const [field] = screen.getAllByLabelText<HTMLInputElement>(name)
  if (!field) throw new Error(`There is no field ${name}`)
  // The first key press makes the form dirty.
  await keys.type(field, 'a')
  // The frame, each section and each field of a stop calls `lockOf` on every render.
  const renders = vi.spyOn(content(), 'lockOf')
  await keys.type(field, 'bc')
  expect(field.value).toMatch(/abc$/)
  expect(JSON.stringify(draft())).toContain(field.value)
  expect(renders).not.toHaveBeenCalled()
})
