import { deleteCommodity, findCommodities, getCommodity } from '@lanewise/contract/commodities'
import { getHistory } from '@lanewise/contract/history'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCommodity, openCommodities } from '#features/commodities/testing/given.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'

const soap = aCommodity({ commodityCode: 'SOAP-5' })
const pasta = aCommodity({ commodityCode: 'PASTA-20' })
const water = aCommodity({ commodityCode: 'WATER-24' })
const open = () => openCommodities({ commodities: [soap, pasta, water] })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function confirmDelete({ keys }: Awaited<ReturnType<typeof open>>, code: string) {
  await keys.click(screen.getByRole('button', { name: `Delete ${code}` }))
  await keys.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
}

describe('deleting a commodity', () => {
  it('asks first, names the code and warns that it can no longer be used [COMM-33] [COMM-34]', async () => {
    const { keys, portal } = await open()
    await keys.click(screen.getByRole('button', { name: 'Delete PASTA-20' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Commodity?' }))
    expect(dialog.getByText('PASTA-20')).toBeVisible()
    expect(dialog.getByText('This code can no longer be used to create quotes.')).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(portal.calls(deleteCommodity)).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Delete PASTA-20' })).toHaveFocus()
  })

  it('says so as a snackbar and goes on to the next row [COMM-48] [UX-15]', async () => {
    const opened = await open()
    opened.portal.on(deleteCommodity, undefined)
    await confirmDelete(opened, 'PASTA-20')
    const message = await screen.findByText('Commodity deleted')
    expect(message.closest('[data-kind]')).toHaveAttribute('data-kind', 'success')
    expect(opened.portal.calls(deleteCommodity)[0]?.params).toEqual({ id: pasta.id })
    expect(screen.getByRole('button', { name: 'WATER-24' })).toHaveFocus()
  })

  it('keeps a deleted row out of reach until the list is asked again', async () => {
    const opened = await open()
    opened.portal.on(deleteCommodity, undefined)
    await confirmDelete(opened, 'PASTA-20')
    await screen.findByText('Commodity deleted')
    await confirmDelete(opened, 'WATER-24')
    await waitFor(() => expect(screen.getByRole('button', { name: 'SOAP-5' })).toHaveFocus())
    expect(screen.getByText('PASTA-20').closest('li')).toHaveAttribute('inert')
    await opened.keys.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'SOAP-5' })).toHaveFocus()
  })

  it('goes to the row above when the last one was deleted', async () => {
    const opened = await open()
    opened.portal.on(deleteCommodity, undefined)
    await confirmDelete(opened, 'WATER-24')
    await screen.findByText('Commodity deleted')
    expect(screen.getByRole('button', { name: 'PASTA-20' })).toHaveFocus()
  })

  it('refreshes the list a second later, and not before [COMM-35]', async () => {
    vi.useFakeTimers()
    const opened = await open()
    opened.portal.on(deleteCommodity, () => {
      opened.catalogue.data = [soap, water]
      return undefined
    })
    await confirmDelete(opened, 'PASTA-20')
    await wait(0)
    expect(screen.getByText('Commodity deleted')).toBeVisible()
    act(() => opened.live.receive(ana.companyId, 'changed', { name: 'commodityChanged', entity: '', payload: {} }))
    await wait(900)
    expect(opened.asked()).toHaveLength(1)
    await wait(100)
    expect(opened.asked()).toHaveLength(2)
    await waitFor(() => expect(screen.queryByText('PASTA-20')).toBeNull())
  })

  it('shows the extracted error text, one line per value, and keeps the commodity [COMM-51] [UX-20]', async () => {
    const opened = await open()
    opened.portal.on(
      deleteCommodity,
      refused(409, 'In use', { modelState: { id: ['It is on order O208841', 'It is on order O208847'] } }),
    )
    await confirmDelete(opened, 'PASTA-20')
    const message = await screen.findByRole('alert')
    expect(
      within(message)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['It is on order O208841', 'It is on order O208847'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'PASTA-20' })).toBeVisible()
    expect(opened.portal.calls(findCommodities)).toHaveLength(1)
  })
})

describe('keys of the list', () => {
  it('moves between the rows with the arrows, opens with Enter', async () => {
    const { keys, portal } = await open()
    portal.on(getCommodity, water)
    portal.on(getHistory, { data: [], total: 0 })
    expect(screen.getByRole('button', { name: 'SOAP-5' })).toHaveFocus()
    await keys.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(screen.getByRole('button', { name: 'PASTA-20' })).toHaveFocus()
    await keys.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'WATER-24' })).toHaveFocus()
    await keys.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'WATER-24' })).toBeVisible()
  })

  it('asks to delete the row at hand with Delete, and gives the focus back', async () => {
    const { keys } = await open()
    await keys.keyboard('{Delete}')
    expect(within(screen.getByRole('dialog', { name: 'Delete Commodity?' })).getByText('SOAP-5')).toBeVisible()
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'SOAP-5' })).toHaveFocus())
  })

  it('opens the form for a new commodity with C', async () => {
    const { keys } = await open()
    await keys.keyboard('c')
    expect(screen.getByRole('dialog', { name: 'Add Commodity' })).toBeVisible()
  })
})
