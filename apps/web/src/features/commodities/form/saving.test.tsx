import { createCommodity, getCommodity, updateCommodity } from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCommodity, fill, openAdd, openCommodities, openEdit } from '#features/commodities/testing/given.ts'
import { metConflict, refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

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
    const { keys, portal, asked: requests } = await addSoap()
    portal.on(createCommodity, soap)
    await keys.click(press('Add'))
    await wait(0)
    const message = screen.getByText('Commodity Created')
    expect(message.closest('[data-kind]')).toHaveAttribute('data-kind', 'success')
    expect(dialog()).toBeNull()
    await wait(900)
    expect(requests()).toHaveLength(1)
    await wait(100)
    expect(requests()).toHaveLength(2)
  })

  it('says that it failed and keeps the dialog with what was entered [COMM-49] [COMM-52]', async () => {
    const { keys, portal, asked: requests } = await addSoap()
    portal.on(createCommodity, refused(500, 'The server has a problem'))
    await keys.click(press('Add'))
    const message = await screen.findByRole('alert')
    expect(message).toHaveTextContent(
      'Unable to create commodity. Please check that all required fields are filled in.',
    )
    expect(message).toHaveTextContent('The server has a problem')
    expect(screen.getByLabelText('Code')).toHaveValue('SOAP-5')
    expect(screen.getByLabelText('Description')).toHaveValue('Soap, 5 gal')
    expect(requests()).toHaveLength(1)
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

  it('saves once and says so once when it is asked for twice in one moment', async () => {
    const { portal } = await addSoap()
    portal.on(createCommodity, soap)
    const form = dialog()?.querySelector('form') as HTMLFormElement
    await act(async () => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    expect(await screen.findAllByText('Commodity Created')).toHaveLength(1)
    expect(portal.calls(createCommodity)).toHaveLength(1)
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
    const { keys, portal, asked: requests } = await editSoap()
    portal.on(updateCommodity, soap)
    await keys.click(press('Save'))
    await wait(0)
    const message = screen.getByText('Commodity Modified')
    expect(message.closest('[data-kind]')).toHaveAttribute('data-kind', 'success')
    expect(dialog()).toBeNull()
    expect(requests()).toHaveLength(2)
    expect(portal.calls(updateCommodity)[0]).toMatchObject({ params: { id: soap.id } })
    expect(portal.calls(updateCommodity)[0]?.body).toEqual({ description: 'Mine', version: 1 })
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
  const newer = { ...soap, description: 'Theirs', palletCount: 12, version: 4 }
  const side = (name: RegExp) => screen.getByRole('button', { name })

  async function meetConflict() {
    const opened = await editSoap()
    opened.portal.on(getCommodity, newer)
    opened.portal.on(updateCommodity, ({ body }) =>
      body.version === 1 ? metConflict('description', 'Mine', 'Theirs') : { ...newer, version: 5 },
    )
    await opened.keys.click(press('Save'))
    await screen.findByRole('group', { name: 'Description: yours or that of Ben Cole' })
    return opened
  }

  it('shows both at the field that both changed, and takes what the user never touched [DEF-123]', async () => {
    await meetConflict()
    expect(screen.getByLabelText('Description')).toHaveValue('Mine')
    expect(side(/^Mine, keep Description/)).toHaveTextContent('Mine')
    expect(side(/^Theirs, take Description/)).toHaveTextContent('Theirs')
    expect(screen.getByLabelText('Pallet count')).toHaveValue('12')
    expect(dialog()).toBeVisible()
  })

  it('goes on with mine once that is decided, and sends nothing else [DEF-123]', async () => {
    const { keys, portal } = await meetConflict()
    await keys.click(side(/^Mine, keep Description/))
    expect(await screen.findByText('Commodity Modified')).toBeVisible()
    expect(portal.calls(updateCommodity).map(({ body }) => body)).toEqual([
      { description: 'Mine', version: 1 },
      { description: 'Mine', version: 4 },
    ])
  })

  it('goes on with theirs once that is decided [DEF-123]', async () => {
    const { keys, portal } = await meetConflict()
    await keys.click(side(/^Theirs, take Description/))
    expect(await screen.findByText('Commodity Modified')).toBeVisible()
    expect(portal.calls(updateCommodity).at(-1)?.body).toEqual({ version: 4 })
  })

  it('sends nothing while the field is undecided, also when Save is pressed again, and then once', async () => {
    const { keys, portal } = await meetConflict()
    await keys.click(press('Save'))
    await keys.keyboard('{Control>}{Enter}{/Control}')
    expect(portal.calls(updateCommodity)).toHaveLength(1)
    await keys.click(side(/^Mine, keep Description/))
    expect(await screen.findByText('Commodity Modified')).toBeVisible()
    expect(portal.calls(updateCommodity)).toHaveLength(2)
  })

  it('joins without a question what only one side changed [DEF-123]', async () => {
    const { keys, portal } = await editSoap()
    portal.on(getCommodity, { ...soap, palletCount: 12, version: 4 })
    portal.on(updateCommodity, ({ body }) =>
      body.version === 1 ? metConflict('description', 'Mine', 'Soap, 5 gal') : { ...newer, version: 5 },
    )
    await keys.click(press('Save'))
    expect(await screen.findByText('Commodity Modified')).toBeVisible()
    expect(portal.calls(updateCommodity).at(-1)?.body).toEqual({ description: 'Mine', version: 4 })
  })

  it('shows in the open form who changed what, at once and beside what is being entered [DEF-123]', async () => {
    const { live, portal } = await editSoap()
    portal.on(getCommodity, newer)
    const sentences = ['Ben Cole changed Pallet count from 2 to 12']
    portal.on(getHistory, { data: [anEntry(sentences)], total: 1 })
    const message = { name: 'commodityChanged', entity: 'commodity', payload: { id: soap.id } }
    act(() => live.receive(ana.companyId, 'changed', message))
    expect(await screen.findByText('Ben Cole changed Pallet count from 2 to 12')).toBeVisible()
    expect(screen.getByLabelText('Pallet count')).toHaveValue('12')
    expect(screen.getByLabelText('Pallet count').closest('[data-taken]')).not.toBeNull()
    expect(screen.getByLabelText('Description')).toHaveValue('Mine')
    expect(side(/^Theirs, take Description/)).toHaveTextContent('Theirs')
    expect(portal.calls(updateCommodity)).toHaveLength(0)
  })
})

describe('no answer', () => {
  const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
  const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key')

  it('says in the form that there is no connection, sends nothing and keeps what was entered', async () => {
    const { keys, portal } = await addSoap()
    online(false)
    await keys.click(press('Add'))
    expect(await screen.findByText('You are offline.')).toBeVisible()
    expect(portal.calls(createCommodity)).toHaveLength(0)
    expect(screen.getByLabelText('Code')).toHaveValue('SOAP-5')
    online(true)
    portal.on(createCommodity, soap)
    await keys.click(press('Retry'))
    expect(await screen.findByText('Commodity Created')).toBeVisible()
    vi.restoreAllMocks()
  })

  it('gives up after 15 seconds, and Retry repeats with the same key', async () => {
    vi.useFakeTimers()
    const { keys, portal } = await addSoap()
    portal.on(createCommodity, () => new Promise<never>(() => {}))
    await keys.click(press('Add'))
    await wait(14_000)
    expect(screen.queryByText('The server did not answer.')).toBeNull()
    await wait(1_500)
    expect(screen.getByText('The server did not answer.')).toBeVisible()
    portal.on(createCommodity, soap)
    await keys.click(press('Retry'))
    await wait(0)
    expect(screen.getByText('Commodity Created')).toBeVisible()
    const [first, second] = portal.calls(createCommodity).map(keyOf)
    expect(first).toMatch(/.{16}/)
    expect(second).toBe(first)
  })

  it('takes another key for another content', async () => {
    const opened = await addSoap()
    opened.portal.on(createCommodity, refused(500, 'No'))
    await opened.keys.click(press('Add'))
    await screen.findByText('No')
    await opened.keys.click(press('Add'))
    await waitFor(() => expect(opened.portal.calls(createCommodity)).toHaveLength(2))
    const [first, second] = opened.portal.calls(createCommodity).map(keyOf)
    expect(second).not.toBe(first)
  })

  it('ends the request when the changes are discarded', async () => {
    const { keys, portal } = await addSoap()
    const fetch = vi.spyOn(globalThis, 'fetch')
    portal.on(createCommodity, () => new Promise<never>(() => {}))
    await keys.click(press('Add'))
    await keys.keyboard('{Escape}')
    await keys.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(dialog()).toBeNull())
    const sent = fetch.mock.calls.find(([, init]) => init?.method === 'POST')?.[1]
    expect(sent?.signal?.aborted).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
    fetch.mockRestore()
  })
})

const anEntry = (sentences: string[]) => ({
  id: '7',
  at: '2026-11-14T15:30:00.000Z',
  who: 'Ben Cole',
  entity: 'commodity',
  entityId: soap.id,
  entityName: 'SOAP-5',
  action: 'changed',
  sentences,
  changes: [],
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
    data: [anEntry(['Ana Ruiz changed Pallet count from 4 to 2'])],
    total: 1,
  })
  await keys.click(press('Edit SOAP-5'))
  await keys.click(press('History'))
  const history = within(await screen.findByRole('dialog', { name: 'History of SOAP-5' }))
  expect(await history.findByText('Ana Ruiz changed Pallet count from 4 to 2')).toBeVisible()
  expect(portal.calls(getHistory)[0]?.params).toEqual({ entity: 'commodity', entityId: soap.id })
})
