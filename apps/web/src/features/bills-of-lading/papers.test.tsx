import { generateOrderLabels, generatePalletLabels, getBolReport } from '@lanewise/contract/bills-of-lading'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { Button } from '#ui/action/Button.tsx'
import { useBolRefusal, useOrderBol, useOrderPalletLabels, usePalletLabels } from './index.ts'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

type Given = { status?: 'Booked' | 'Voided'; isFree?: boolean; permissions?: [] }

/** Every document of a shipment and of its orders as a button. */
function Papers({ status = 'Booked', isFree = false }: Given) {
  const shipment = { id: 'b1', shipmentNumber: 'S104512', shipmentStatusName: status }
  const orders = ['O1', 'O2'].map((orderNumber) => ({ orderNumber, shipmentNumber: isFree ? null : 'S104512' }))
  const papers = {
    Labels: usePalletLabels(shipment),
    'Order bill': useOrderBol(orders[0] as (typeof orders)[number]),
    'Order labels': useOrderPalletLabels(orders),
  }
  const noBol = useBolRefusal(shipment)
  return (
    <>
      {Object.entries(papers).map(([name, { refusal, run }]) => (
        <Button key={name} {...(refusal && { disabledReason: refusal })} onClick={() => void run()}>
          {name}
        </Button>
      ))}
      <Button {...(noBol && { disabledReason: noBol })}>Bills</Button>
      <button type="button" onClick={() => void papers['Order bill'].run()}>
        Order bill all the same
      </button>
    </>
  )
}

async function open({ permissions, ...given }: Given = {}) {
  const portal = createFakePortal()
  const opened = await renderScreen(<Papers {...given} />, { portal, ...(permissions && { user: { permissions } }) })
  return { ...opened, press: (name: string) => opened.keys.click(screen.getByRole('button', { name })) }
}
const why = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-describedby') !== null

describe('papers', () => {
  it('are saved as files, each asked for by its own numbers', async () => {
    const { portal, press } = await open()
    portal.on(generatePalletLabels, { fileName: 'Labels-S104512.pdf', base64: 'aGk=' })
    portal.on(getBolReport, { fileName: 'BOL-O1.pdf', base64: 'aGk=' })
    portal.on(generateOrderLabels, { fileName: 'Labels-O1.pdf', base64: 'aGk=' })
    expect(['Labels', 'Order bill', 'Order labels', 'Bills'].map(why)).toEqual([false, false, false, false])
    for (const name of ['Labels', 'Order bill', 'Order labels']) await press(name)
    await waitFor(() => expect(saved.toSorted()).toEqual(['BOL-O1.pdf', 'Labels-O1.pdf', 'Labels-S104512.pdf']))
    expect(portal.calls(generatePalletLabels)[0]?.body).toEqual({ shipmentNumber: 'S104512' })
    expect(portal.calls(getBolReport)[0]?.body).toEqual({ shipmentNumber: 'S104512', singleOrderNumber: 'O1' })
    expect(portal.calls(generateOrderLabels)[0]?.body).toEqual({ orderNumbers: ['O1', 'O2'] })
  })

  it('that cannot be printed say why, and save nothing', async () => {
    const { portal, press } = await open()
    portal.on(generatePalletLabels, refused(422, 'Enter the pallets of O1'))
    await press('Labels')
    expect(await screen.findByText('Enter the pallets of O1')).toBeVisible()
    expect(saved).toEqual([])
  })

  it('are not there for a cancelled shipment', async () => {
    await open({ status: 'Voided' })
    for (const name of ['Labels', 'Bills'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('This shipment is cancelled')
  })

  it('of orders name the shipment that they are on, so that an order without one has none', async () => {
    const { portal, press } = await open({ isFree: true })
    expect(screen.getByRole('button', { name: 'Order bill' })).toHaveAccessibleDescription(/O1/)
    expect(screen.getByRole('button', { name: 'Order bill' })).not.toHaveAccessibleDescription(/O2/)
    expect(screen.getByRole('button', { name: 'Order labels' })).toHaveAccessibleDescription(/O1.*O2/)
    await press('Order bill all the same')
    expect(portal.calls(getBolReport)).toEqual([])
  })

  it('are for those who may print them', async () => {
    await open({ permissions: [] })
    for (const name of ['Labels', 'Order bill', 'Order labels', 'Bills'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(noPermissionText)
  })
})
