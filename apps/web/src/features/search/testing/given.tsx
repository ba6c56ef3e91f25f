import type { SearchResult } from '@lanewise/contract/search'
import { search } from '@lanewise/contract/search'
import { screen, waitFor, within } from '@testing-library/react'
import { vi } from 'vitest'
import { createFakePortal } from '#testing/fake-portal.ts'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'

const id = (last: number) => `0198c0de-0000-7000-8000-0000000000${10 + last}`

export const order: SearchResult = {
  projection: 'order',
  id: id(1),
  orderNumber: 'O208790',
  customerName: 'Keystone Wholesale',
  statusDescription: 'Booked',
}
export const shipment: SearchResult = {
  projection: 'shipment',
  id: id(2),
  shipmentNumber: 'S104438',
  origin: { city: 'Joliet', state: 'IL', zip: '60433' },
  destination: { city: 'Harrisburg', state: 'PA', zip: '17112' },
  shipmentStatusDescription: 'In Transit',
}
export const invoice: SearchResult = {
  projection: 'invoice',
  id: id(3),
  invoiceNumber: 'I300120',
  companyName: 'Acme Foods',
  statusDescription: 'Past Due',
}
export const location: SearchResult = {
  projection: 'location',
  id: id(4),
  locationNumber: 'L100006',
  locationAlias: 'Dallas DC',
  locationName: 'Lancaster Distribution Center',
  companyName: 'Acme Foods',
  companyAlias: null,
  address: '1200 Market Street, Lancaster, TX 75134',
}
export const contact: SearchResult = {
  projection: 'contact',
  id: id(5),
  firstName: 'José',
  lastName: 'Muñoz',
  primaryEmailAddress: 'jose@keystone.test',
}
export const reference: SearchResult = {
  projection: 'orderReference',
  id: id(6),
  label: 'PO',
  value: '4500104471',
  orderNumber: 'O208790',
  orderStatusDescription: 'Booked',
}

export const carrier: SearchResult = {
  projection: 'record',
  id: id(7),
  section: 'Carriers',
  list: 'carriers',
  title: 'Polar Freight',
  detail: 'DOT 7654321, Joliet, IL',
  path: `/carriers/${id(7)}`,
}
export const commodity: SearchResult = {
  projection: 'record',
  id: id(8),
  section: 'Commodities',
  list: 'commodities',
  title: 'POLAR-7',
  detail: 'Frozen peas',
  path: `/commodities?commodityId=${id(8)}`,
}
/** The given number of results like this one. */
export const many = (like: SearchResult, count: number): SearchResult[] =>
  Array.from({ length: count }, (_none, at) => ({ ...like, id: id(20 + at) }))

const screens = [
  aScreen({ go: 'd' }),
  aScreen({
    path: '/orders',
    title: 'Orders',
    creates: [
      { label: 'Create Order', path: '/orders/create', needs: 'CreateOrder' },
      { label: 'Upload Orders', path: '/orders/upload', needs: 'BulkOrderUpload' },
    ],
  }),
  aScreen({ path: '/orders/create', title: 'Orders' }),
  aScreen({ path: '/shipments', title: 'Book Shipments' }),
  aScreen({ path: '/invoices', title: 'Invoices' }),
  aScreen({ path: '/locations', title: 'Locations' }),
  aScreen({
    path: '/settings',
    title: 'Settings',
    pages: [{ label: 'Settings: Webhooks', path: '/settings/webhooks', needs: 'BookingSettings' }],
  }),
  aScreen({ path: '/lanes', title: 'Lanes', needs: ['ViewLanes'], go: 'l' }),
  aScreen({ path: '/lanes/:laneId', title: 'Lane' }),
  aScreen({ path: '/carriers', title: 'Carriers', needs: ['ViewCarrierNetwork'] }),
  aScreen({ path: '/contacts', title: 'Contacts' }),
  aScreen({ path: '/carriers/:carrierId', title: 'Carrier' }),
  aScreen({ path: '/locations/:locationNumber', title: 'Location' }),
]

/** Opens the portal with the search. The fake server returns the given results. */
export async function openPortal(
  results: readonly SearchResult[] = [],
  options: Omit<Parameters<typeof renderPortal>[0], 'portal'> = {},
) {
  const portal = createFakePortal()
  portal.on(search, [...results])
  const rendered = await renderPortal({ screens, ...options, portal })
  const searches = () => portal.calls(search)
  return { ...rendered, asked: searches }
}

export const box = () => screen.getByRole('combobox', { name: 'Search' })
/** Texts of the entries, without the hint on the active entry. */
export const options = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent?.replace(/Enter$/, ''))
export const group = (name: string) => within(screen.getByRole('group', { name }))
export const filterOf = (name: string) => screen.getByRole('radio', { name })
export const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')

export async function openSearch(keys: { click: (element: Element) => Promise<void> }) {
  await keys.click(await screen.findByRole('combobox', { name: 'Search' }))
  await screen.findByRole('radiogroup', { name: 'Search in' })
}

export async function searchFor(
  keys: Parameters<typeof openSearch>[0] & { paste: (text: string) => Promise<void> },
  text: string,
) {
  await openSearch(keys)
  await keys.paste(text)
  await waitFor(() => {
    if (screen.queryByText(/^Fetching based on/)) throw new Error('Still searching')
  })
}

/** Records opened windows, each as address, target and features. */
export function watchWindows(opens = true) {
  const open = vi.fn((..._given: Parameters<typeof window.open>) => (opens ? window : null))
  vi.stubGlobal('open', open)
  return open
}
