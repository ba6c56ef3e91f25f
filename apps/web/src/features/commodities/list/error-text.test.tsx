import { deleteCommodity } from '@lanewise/contract/commodities'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DeleteCommodity } from '#features/commodities/list/DeleteCommodity.tsx'
import { aCommodity } from '#features/commodities/testing/given.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** Presses Delete while the server refuses with this content, and returns the newest snackbar. */
async function openDelete() {
  const { portal } = await renderScreen(
    <DeleteCommodity commodity={aCommodity()} onDeleted={() => {}} onClose={() => {}} />,
  )
  return async (content: object) => {
    portal.on(deleteCommodity, { refused: { status: 409, content } })
    const before = portal.calls(deleteCommodity).length
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(portal.calls(deleteCommodity)).toHaveLength(before + 1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled())
    return screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .at(-1)
  }
}

const model = { modelState: { code: ['from Model.modelState'] }, message: 'from Model.message' }
const plain = { Message: 'from Message', modelState: { code: ['from modelState'] }, message: 'from message' }

it('a snackbar takes its text from Model.modelState, Model.message, Message, modelState, message, the first that is not empty [UX-18]', async () => {
  const textOf = await openDelete()
  expect(await textOf({ Model: model, ...plain })).toBe('from Model.modelState')
  expect(await textOf({ Model: { ...model, modelState: { code: [''] } }, ...plain })).toBe('from Model.message')
  expect(await textOf({ Model: { modelState: {}, message: '' }, ...plain })).toBe('from Message')
  expect(await textOf({ Model: {}, ...plain, Message: '' })).toBe('from modelState')
  expect(await textOf({ ...plain, Message: '', modelState: {} })).toBe('from message')
})

it('a snackbar says "An unknown error occurred." when the answer has none of these [UX-19]', async () => {
  const textOf = await openDelete()
  expect(await textOf({ status: 409, detail: 'Something else' })).toBe('An unknown error occurred.')
})
