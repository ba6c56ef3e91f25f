import { type BolOptions, getBOLOptions, getBolReport, sendBolReport } from '@lanewise/contract/bills-of-lading'
import { quickContactSearch } from '@lanewise/contract/watchers'
import { bolFileName } from '@lanewise/domain/bills-of-lading/which-bills'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { GenerateBols } from '#features/bills-of-lading/dialog/GenerateBols.tsx'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { createFakePortal, type FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'

export const id = (end: string) => `0198c0de-0000-7000-8000-${end.padStart(12, '0')}`
export const shipment = { id: id('b1'), shipmentNumber: 'S104512', shipmentStatusName: 'Booked' as const }

export const drop = (stopSequenceNumber: number, locationName: string) => ({
  stopId: id(`5${stopSequenceNumber}`),
  stopSequenceNumber,
  companyName: 'Harvest Lane Grocers',
  locationName,
  city: 'Atlanta',
  state: 'GA',
  orderNumbers: ['O209114'],
  pallets: 6,
  packages: 6,
  weight: 4980,
})
export const order = (orderNumber: string) => ({
  orderNumber,
  customerName: 'Harvest Lane',
  references: ['Purchase Order # CP-20433'],
  pallets: 6,
  packages: 6,
  weight: 4980,
})
export const options = (facts: Partial<BolOptions> = {}): BolOptions => ({
  shipmentNumber: 'S104512',
  shippingMode: 'LTL',
  carrierId: id('c1'),
  locationIds: [id('d1'), id('d2')],
  shipmentBols: [drop(2, 'Atlanta East'), drop(3, 'Atlanta West')],
  orderBols: [order('O209114'), order('O209115')],
  ...facts,
})

/** Captures the files that are handed to the user from now on. */
export function catchFiles() {
  const saved: { name: string; content: Blob | null }[] = []
  let content: Blob | null = null
  const createObjectURL = (blob: Blob) => {
    content = blob
    return 'blob:x'
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
  return { saved, names: () => saved.map(({ name }) => name) }
}

/** A page with live updates of its shipment and the dialog over it. */
function Page({ onClose }: { onClose: () => void }) {
  useLiveRefresh(shipment.id)
  return <GenerateBols shipment={shipment} onClose={onClose} />
}

/** Opens the dialog over a shipment with two drops and two orders. */
export async function open(facts: Partial<BolOptions> = {}, portal: FakePortal = createFakePortal()) {
  portal.on(getBOLOptions, options(facts))
  portal.on(getBolReport, ({ body }) => ({
    fileName: bolFileName(String(body.shipmentNumber), {
      singleOrderNumber: (body.singleOrderNumber as string) ?? null,
    }),
    base64: btoa(`%PDF of ${JSON.stringify(body)}`),
  }))
  portal.on(sendBolReport, { sent: true })
  portal.on(quickContactSearch, { items: [{ id: id('e1'), name: 'Marcus Kell', email: 'marcus@acme.test' }] })
  const onClose = vi.fn()
  const opened = await renderScreen(<Page onClose={onClose} />, { portal })
  await waitFor(() => expect(opened.live.isJoined(shipment.id, 'changed')).toBe(true))
  await screen.findByRole('tab', { name: 'Shipment' })
  const press = (name: string) => opened.keys.click(screen.getByRole('button', { name }))
  const tab = (name: string) => opened.keys.click(screen.getByRole('tab', { name }))
  const drops = () => within(screen.getByRole('group', { name: 'Drops' })).getAllByRole('checkbox')
  const toggle = (name: string) => opened.keys.click(screen.getByRole('switch', { name }))
  const choose = async (index: number) => opened.keys.click(drops()[index] as HTMLElement)
  const addressee = async (text = 'mar') => {
    await opened.keys.type(screen.getByRole('combobox', { name: 'Recipients' }), text)
    await opened.keys.click(await screen.findByRole('option', { name: new RegExp(text) }))
  }
  return { ...opened, onClose, press, tab, drops, toggle, choose, addressee }
}
export const primary = (name: string) => screen.getByRole('button', { name })
