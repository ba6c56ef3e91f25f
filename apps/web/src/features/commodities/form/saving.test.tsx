import { createCommodity, getCommodity, updateCommodity } from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCommodity, fill, openAdd, openCommodities, openEdit } from '#features/commodities/testing/given.ts'
import { refused } from '#testing/fake-portal.ts'

const soap = aCommodity({ commodityCode: 'SOAP-5', description: 'Soap, 5 gal', palletCount: 2 })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.queryByRole('dialog')

async function addSoap() {
  const opened = await openCommodities({ commodities: [aCommodity()] })
  await openAdd(opened)
  await fill(opened, { Code: 'SOAP-5', Description: 'Soap, 5 gal' })
  return opened
}

async function editSoap() {
  const opened = await openCommodities({ commodities: [soap] })
  await openEdit(opened, soap)
  await fill(opened, { Description: 'Mine' })
  return opened
}

describe('creating', () => {
  it('closes with the snackbar "Commodity Created" and refreshes the list a second later [COMM-35] [COMM-48] [UX-15]', async () => {
    vi.useFakeTimers()
    const { keys, portal, asked } = await addSoap()
    portal.on(createCommodity, soap)
    await keys.click(press('Add'))
    await wait(0)
    const message = screen.getByText('Commodity Created')
    expect(message.closest('[data-kind]')).toHaveAttribute('data-kind', 'success')
    expect(dialog()).toBeNull()
    await wait(900)
    expect(asked()).toHaveLength(1)
    await wait(100)
    expect(asked()).toHaveLength(2)
  })

  it('says that it failed and keeps the dialog with what was entered [COMM-49] [COMM-52]', async () => {
    const { keys, portal, asked } = await addSoap()
    portal.on(createCommodity, refused(500, 'The server has a problem'))
    await keys.click(press('Add'))
    const message = await screen.findByRole('alert')
    expect(message).toHaveTextContent(
      'Unable to create commodity. Please check that all required fields are filled in.',
    )
    expect(message).toHaveTextContent('The server has a problem')
    expect(screen.getByLabelText('Code')).toHaveValue('SOAP-5')
    expect(screen.getByLabelText('Description')).toHaveValue('Soap, 5 gal')
    expect(asked()).toHaveLength(1)
  })

  it('shows beside the code that it is taken, until it is changed', async () => {
    const opened = await addSoap()
    const taken = 'A commodity with the code SOAP-5 already exists'
    opened.portal.on(createCommodity, refused(409, taken, { modelState: { commodityCode: [taken] } }))
    await opened.keys.click(press('Add'))
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(taken))
    expect(screen.getByLabelText('Code')).toHaveFocus()
    await fill(opened, { Description: 'Other' })
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(taken)
    await fill(opened, { Code: 'SOAP-6' })
    expect(screen.queryByText(taken)).toBeNull()
  })

  it('saves on Ctrl+Enter from any field', async () => {
    const { keys, portal } = await addSoap()
    portal.on(createCommodity, soap)
    await keys.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Commodity Created')).toBeVisible()
    expect(portal.calls(createCommodity)).toHaveLength(1)
  })
})

describe('editing', () => {
  it('closes with the snackbar "Commodity Modified" and refreshes the list at once [COMM-36] [COMM-48] [UX-15]', async () => {
    vi.useFakeTimers()
    const { keys, portal, asked } = await editSoap()
    portal.on(updateCommodity, soap)
    await keys.click(press('Save'))
    await wait(0)
    const message = screen.getByText('Commodity Modified')
    expect(message.closest('[data-kind]')).toHaveAttribute('data-kind', 'success')
    expect(dialog()).toBeNull()
    expect(asked()).toHaveLength(2)
    expect(portal.calls(updateCommodity)[0]).toMatchObject({
      params: { id: soap.id },
      body: { description: 'Mine', palletCount: 2, version: 1 },
    })
  })

  it('says that it failed, without a full stop, and keeps what was entered [COMM-50] [COMM-52]', async () => {
    const { keys, portal } = await editSoap()
    portal.on(updateCommodity, refused(500, 'The server has a problem'))
    await keys.click(press('Save'))
    const text = 'Unable to edit commodity. Please check that all required fields are filled in'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Description')).toHaveValue('Mine')
  })
})

describe('somebody saved meanwhile', () => {
  const newer = { ...soap, palletCount: 12, version: 4 }

  async function meetConflict() {
    const opened = await editSoap()
    opened.portal.on(getCommodity, newer)
    opened.portal.on(
      updateCommodity,
      refused(409, 'Someone else saved this record after you opened it.', {
        changedBy: 'Ben Cole',
        changes: [{ field: 'palletCount', label: 'Pallet count', from: '2', to: '12' }],
      }),
    )
    await opened.keys.click(press('Save'))
    await screen.findByText('Ben Cole changed Pallet count from 2 to 12')
    return opened
  }

  it('keeps the input and says who changed what', async () => {
    await meetConflict()
    const conflict = screen.getByText('Ben Cole changed Pallet count from 2 to 12').closest('[role="alert"]')
    expect(conflict).toHaveTextContent('Someone else saved this record after you opened it.')
    expect(screen.getByLabelText('Description')).toHaveValue('Mine')
  })

  it('saves mine over the newer version when told to', async () => {
    const { keys, portal } = await meetConflict()
    portal.on(updateCommodity, newer)
    await keys.click(press('Save mine anyway'))
    expect(await screen.findByText('Commodity Modified')).toBeVisible()
    expect(portal.calls(updateCommodity).at(-1)?.body).toMatchObject({ description: 'Mine', version: 4 })
  })

  it('loads the newer version after asking, and saves on from there', async () => {
    const opened = await meetConflict()
    const { keys, portal } = opened
    await keys.click(press('Reload'))
    await keys.click(press('Discard changes'))
    expect(screen.getByLabelText('Description')).toHaveValue('Soap, 5 gal')
    expect(screen.getByLabelText('Pallet count')).toHaveValue('12')
    expect(screen.queryByText('Ben Cole changed Pallet count from 2 to 12')).toBeNull()
    portal.on(updateCommodity, newer)
    await fill(opened, { Description: 'Again' })
    await keys.click(press('Save'))
    expect(portal.calls(updateCommodity).at(-1)?.body).toMatchObject({ description: 'Again', version: 4 })
  })
})

describe('closing', () => {
  it('closes at once on Escape when nothing was entered, and gives the focus back', async () => {
    const { keys } = await openCommodities({ commodities: [soap] })
    await keys.click(press('Edit SOAP-5'))
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(press('Edit SOAP-5')).toHaveFocus()
  })

  it('asks before what was entered is lost', async () => {
    const { keys } = await editSoap()
    await keys.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await keys.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('Description')).toHaveValue('Mine')
    await keys.click(press('Cancel'))
    await keys.click(press('Discard changes'))
    await waitFor(() => expect(dialog()).toBeNull())
  })

  it('does not ask when a text was entered and taken back', async () => {
    const { keys } = await openCommodities({ commodities: [soap] })
    await keys.click(press('Edit SOAP-5'))
    await keys.type(screen.getByLabelText('NMFC #'), '1{Backspace}')
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
  })

  it('asks when the screen is left', async () => {
    const { router } = await editSoap()
    await act(() => router.navigate('/dashboard'))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/commodities')
  })
})

it('opens the history of the commodity from its form [AUDIT-2]', async () => {
  const { keys, portal } = await openCommodities({ commodities: [soap] })
  portal.on(getHistory, {
    data: [
      {
        id: '7',
        at: '2026-11-14T15:30:00.000Z',
        who: 'Ana Ruiz',
        entity: 'commodity',
        entityId: soap.id,
        entityName: 'SOAP-5',
        action: 'changed',
        sentences: ['Ana Ruiz changed Pallet count from 4 to 2'],
      },
    ],
    total: 1,
  })
  await keys.click(press('Edit SOAP-5'))
  await keys.click(press('History'))
  const history = within(await screen.findByRole('dialog', { name: 'History of SOAP-5' }))
  expect(await history.findByText('Ana Ruiz changed Pallet count from 4 to 2')).toBeVisible()
  expect(portal.calls(getHistory)[0]?.params).toEqual({ entity: 'commodity', entityId: soap.id })
})
