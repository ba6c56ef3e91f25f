import {
  addCarrierContact,
  deleteCarrier,
  getCarrier,
  getCertificateFile,
  holdCarrier,
  releaseCarrier,
  removeCarrierInsurance,
  removeCarrierLogo,
  removeCertificateFile,
  setCarrierLogo,
  setCertificateFile,
} from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import { findShipments } from '@lanewise/contract/shipments'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { aShipment } from '#testing/full-shipment.ts'
import { aCarrier, aCarrierLane, aCertificate, fill, openCarrier, openCarriers, viewer } from './testing/given.tsx'

const ending = aCertificate({
  policyNumber: 'CG-9',
  state: 'Expiring',
  sentence: 'Cargo certificate CG-9 expires in 12 days',
  end: 'expires in 12 days',
  fileName: 'cargo.pdf',
})
const earlier = aCertificate({ policyNumber: 'CG-1', state: 'Replaced' })
const auto = aCertificate({ kind: 'AutoLiability', policyNumber: 'AL-5', coverageCents: 100_000_000 })
const prairie = aCarrier({
  scac: 'PRFT',
  cargoTypes: ['Meat', 'Beverages'],
  phone: '(312) 555-0101',
  email: 'ops@prairie.test',
  website: 'https://www.prairie.com',
  addressLine1: '1 Main St',
  city: 'Joliet',
  state: 'IL',
  postalCode: '60431',
  country: 'US',
  notes: 'Prefers mornings',
  insuranceState: 'Expiring',
  insuranceWarning: 'Cargo certificate CG-9 expires in 12 days.',
  certificates: [auto, ending, earlier],
  contacts: [
    {
      carrierContactId: '0198c0de-0000-7000-b000-000000000001',
      name: 'Dana Roe',
      role: 'Dispatch',
      email: 'dana@prairie.test',
      phone: '(312) 555-0102',
      afterHoursPhone: '(312) 555-0199',
    },
  ],
})
const menu = async (keys: { click: (element: Element) => Promise<void> }, of: string, entry: string) => {
  await keys.click(screen.getByRole('button', { name: of }))
  await keys.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('a carrier', () => {
  it('shows profile, contacts, certificates with their warning, notes and its number as title [ROUTE-37]', async () => {
    const { keys } = await openCarrier(prairie)
    expect(document.title).toMatch(/ - DOT 80321$/)
    expect(screen.getByText('Cargo certificate CG-9 expires in 12 days.')).toBeVisible()
    const region = (name: string) => within(screen.getByRole('region', { name }))
    const profile = region('Profile')
    for (const text of ['80321', 'MC-123456', 'PRFT', 'Truckload', 'Dry, Reefer', 'Meat, Beverages', 'www.prairie.com'])
      expect(profile.getByText(text)).toBeVisible()
    expect(profile.getByText('1 Main St, Joliet, IL 60431, US')).toBeVisible()
    expect(region('Notes').getByText('Prefers mornings')).toBeVisible()
    const contacts = region('Contacts')
    for (const text of ['Dana Roe', 'Dispatch', 'dana@prairie.test', '(312) 555-0199'])
      expect(contacts.getByText(text)).toBeVisible()
    const insurance = region('Insurance')
    const rows = () => insurance.getAllByRole('listitem').map((row) => row.textContent ?? '')
    expect(rows()[0]).toMatch(/Cargo.*CG-9.*\$250,000\.00.*01\/01\/2026–12\/31\/2027.*expires in 12 days.*Expiring/)
    expect(rows()[1]).toMatch(/Auto Liability.*AL-5.*\$1,000,000\.00.*Valid/)
    expect(rows()).toHaveLength(2)
    await keys.click(insurance.getByRole('button', { name: 'Show earlier certificates (1)' }))
    expect(rows()[2]).toMatch(/CG-1.*Replaced/)
  })

  it('shows the scorecard with its charts, and N/A without one where nothing was counted', async () => {
    const month = { shipments: 4, onTimePickup: 75, onTimeDelivery: null, acceptance: 50, claims: 2.5 }
    await openCarrier(prairie, undefined, {
      scorecard: {
        shipments: 212,
        onTimePickup: 96.42,
        pickupsReached: 210,
        onTimeDelivery: 91,
        dropoffsReached: 1,
        acceptance: 80,
        shipmentsAccepted: 4,
        shipmentsRejected: 1,
        claims: 1.25,
        shipmentsWithClaim: 2,
        shipmentsDelivered: 160,
        months: [{ year: 2026, month: 11, ...month }],
      },
    })
    const card = within(await screen.findByRole('region', { name: 'Scorecard' }))
    expect(await card.findByText('212 shipments, 11/17/2025 to 11/17/2026')).toBeVisible()
    expect(card.getAllByRole('listitem').map((tile) => tile.textContent?.slice(0, 40))).toEqual([
      expect.stringContaining('On-time pickup96.4% 210 pickups'),
      expect.stringContaining('On-time delivery91% 1 delivery'),
      expect.stringContaining('Tenders accepted80% 4 of 5 offers'),
      expect.stringContaining('Invoice accuracyN/A'),
      expect.stringContaining('Claims1.3% 2 of 160 delivered shipments'),
    ])
    const chart = (name: string) => within(card.getByRole('table', { name: `${name} by month` })).getAllByRole('row')[1]
    expect(chart('On-time pickup')).toHaveTextContent('Nov 202675%')
    expect(chart('On-time delivery')).toHaveTextContent('Nov 2026N/A')
    expect(chart('Tenders accepted')).toHaveTextContent('Nov 202650%')
    expect(chart('Claims')).toHaveTextContent('Nov 20262.5%')
    expect(card.queryByRole('table', { name: 'Invoice accuracy by month' })).toBeNull()
  })

  it('shows no claims to whom the answer tells none, and N/A where nothing was delivered', async () => {
    await openCarrier(prairie)
    const names = async () => {
      const card = within(await screen.findByRole('region', { name: 'Scorecard' }))
      return (await card.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
    }
    expect(await names()).toEqual(['On-time pickup', 'On-time delivery', 'Tenders accepted', 'Invoice accuracy'])
    cleanup()
    await openCarrier(prairie, undefined, { scorecard: { claims: null, shipmentsWithClaim: 0, shipmentsDelivered: 1 } })
    expect(await names()).toContain('Claims')
    expect(screen.getByText('0 of 1 delivered shipment')).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Claims by month' })).toBeNull()
  })

  it('lists its lanes with contracted rates and its recent shipments, for those who may see them', async () => {
    const lanes = Array.from({ length: 8 }, (_, index) => aCarrierLane(`R-${index + 1}`))
    await openCarrier(prairie, undefined, { lanes, shipments: [aShipment({ shipmentNumber: 'S100200' })] })
    const keysRegion = within(await screen.findByRole('region', { name: 'Lanes' }))
    expect(await keysRegion.findAllByRole('listitem')).toHaveLength(6)
    expect(keysRegion.getAllByRole('listitem')[0]).toHaveTextContent(
      'Chicago, IL to Dallas, TXR-1, DryAll InPer MileUntil 12/31/2026Tender sequence 2$1,936.50',
    )
    expect(keysRegion.getAllByRole('link')[0]).toHaveAttribute('href', `/lanes/${lanes[0]?.laneId}`)
    act(() => keysRegion.getByRole('button', { name: 'Show all 8 lanes' }).click())
    expect(keysRegion.getAllByRole('listitem')).toHaveLength(8)
    const shipments = within(screen.getByRole('region', { name: 'Recent shipments' }))
    expect(await shipments.findByRole('link', { name: 'S100200' })).toHaveAttribute(
      'href',
      '/shipments/S100200/preview',
    )
  })

  it('keeps lanes and shipments from those who may not see them', async () => {
    await openCarrier(prairie, viewer, { lanes: [aCarrierLane('R-1')] })
    expect(await screen.findByRole('region', { name: 'Scorecard' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Lanes' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Recent shipments' })).toBeNull()
  })

  it('with expired insurance says that it cannot be booked, and names the certificate [CARRIER-4]', async () => {
    const message = 'Prairie Freight cannot be booked or tendered: Cargo certificate CG-1 expired 3 days ago.'
    await openCarrier(aCarrier({ insuranceState: 'Expired', insuranceObstacle: message }))
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible()
  })

  it('follows what others do to it, and says when it is gone', async () => {
    const opened = await openCarrier(prairie)
    const event = { name: 'carrierChanged', entity: 'carrier', payload: {} }
    opened.network.data = [{ ...prairie, name: 'Prairie Group' }]
    act(() => opened.live.receive(prairie.carrierId, 'changed', event))
    expect(await screen.findByRole('heading', { level: 1, name: 'Prairie Group' })).toBeVisible()
    opened.portal.on(getCarrier, refused(404, 'This carrier does not exist or is not yours'))
    act(() => opened.live.receive(prairie.carrierId, 'changed', event))
    expect(await screen.findByText('This carrier was deleted')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All carriers' })).toHaveAttribute('href', '/carriers')
  })

  it('can be asked for again when it did not load', async () => {
    const opened = await openCarriers({ path: '/nowhere' })
    opened.portal.on(getCarrier, refused(503, 'Not available'))
    opened.portal.on(getHistory, { data: [], total: 0 })
    await act(() => opened.router.navigate(`/carriers/${prairie.carrierId}`))
    const again = await screen.findByRole('button', { name: 'Try again' })
    opened.portal.on(getCarrier, prairie)
    await opened.keys.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: 'Prairie Freight' })).toBeVisible()
  })
})

describe('what can be done', () => {
  it('puts a carrier on hold with a reason, which its banner shows with who and when, and releases it [CARRIER-3]', async () => {
    const opened = await openCarrier(prairie)
    const { keys, portal, network } = opened
    portal.on(holdCarrier, ({ body }) => {
      const held = {
        isOnHold: true,
        holdReason: String(body.reason),
        heldAt: '2026-11-15T10:00:00.000Z',
        heldByName: 'Ana Ruiz',
      }
      network.data = [{ ...prairie, ...held }]
      return network.data[0] as typeof prairie
    })
    await keys.click(screen.getByRole('button', { name: 'Put on hold' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Put Prairie Freight on hold' }))
    expect(dialog.getByRole('button', { name: /Put on hold/ })).toBeDisabled()
    await fill(keys, { Reason: 'Unpaid claims' })
    await keys.click(dialog.getByRole('button', { name: /Put on hold/ }))
    expect(await screen.findByText('On hold: Unpaid claims')).toBeVisible()
    expect(screen.getByText(/Put on hold by Ana Ruiz, 11\/15\/2026/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Put on hold' })).toBeNull()
    portal.on(releaseCarrier, () => {
      network.data = [prairie]
      return prairie
    })
    await keys.click(screen.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(screen.queryByText('On hold: Unpaid claims')).toBeNull())
    expect(portal.calls(releaseCarrier)).toHaveLength(1)
  })

  it('deletes a carrier after naming it, and goes back to the list', async () => {
    const { keys, portal, address } = await openCarrier(prairie)
    portal.on(deleteCarrier, undefined)
    await menu(keys, 'More actions', 'Delete')
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Carrier?' }))
    expect(dialog.getByText('Prairie Freight')).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe('/carriers'))
    expect(portal.calls(deleteCarrier)[0]?.params).toEqual({ carrierId: prairie.carrierId })
  })

  it('removes a certificate after naming it, and hands out its document', async () => {
    const { keys, portal } = await openCarrier(prairie)
    URL.createObjectURL = vi.fn(() => 'blob:file')
    URL.revokeObjectURL = vi.fn()
    portal.on(getCertificateFile, { contentType: 'application/pdf', fileName: 'cargo.pdf', data: 'JVBERi0=' })
    await keys.click(screen.getByRole('button', { name: 'cargo.pdf' }))
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
    portal.on(removeCarrierInsurance, refused(409, 'Not now'))
    await menu(keys, 'Actions for CG-9', 'Remove')
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Certificate?' }))
    expect(dialog.getByText(/Cargo certificate CG-9 expires in 12 days/)).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Not now')).toBeVisible()
  })

  it('takes a logo, and says when it is too large', async () => {
    const { keys, portal } = await openCarrier(prairie)
    portal.on(setCarrierLogo, prairie)
    const input = screen.getByLabelText('Logo')
    await keys.upload(input, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }))
    expect(await screen.findByText('Choose a logo of at most 2 MB')).toBeVisible()
    await keys.upload(input, new File(['hi'], 'logo.png', { type: 'image/png' }))
    expect(await screen.findByText('Logo changed')).toBeVisible()
    expect(portal.calls(setCarrierLogo)[0]?.body).toEqual({ data: 'aGk=' })
  })

  it('is disabled without EditCarrierNetwork, and says why [CARRIER-3] [PERM-5] [DEF-46]', async () => {
    const { keys, portal } = await openCarrier({ ...prairie, isOnHold: true, holdReason: 'Claims' }, viewer)
    const refusal = 'You do not have permission to perform this action'
    for (const name of [/^Edit/, 'Release', 'Add certificate', 'Add contact'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(refusal)
    await keys.click(screen.getByRole('button', { name: 'Add contact' }))
    await keys.keyboard('e')
    expect(screen.queryByRole('dialog')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    expect(portal.calls(addCarrierContact)).toHaveLength(0)
  })
})

describe('the page of a carrier', () => {
  const region = (name: string) => within(screen.getByRole('region', { name }))
  const file = (size: number, name = 'cargo.pdf') => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

  it('of whom nothing is known yet says so, and asks about nothing', async () => {
    await openCarrier(aCarrier({ equipmentModes: [], modes: [] }))
    expect(await screen.findByText('No contracted rates')).toBeVisible()
    expect(await screen.findByText('No shipments yet')).toBeVisible()
    for (const text of ['No contacts', 'No insurance certificates']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: /earlier certificates|lanes$/ })).toBeNull()
    for (const text of [/^On hold/, 'Insurance expired', 'On Hold']) expect(screen.queryByText(text)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(region('Lanes').queryByText('0')).toBeNull()
    const tiles = (await region('Scorecard').findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(tiles).toEqual([
      'On-time pickupN/A 0 pickups',
      'On-time deliveryN/A 0 deliveries',
      'Tenders acceptedN/A 0 of 0 offers',
      'Invoice accuracyN/A No carrier invoices',
    ])
    expect(region('Scorecard').queryByRole('table')).toBeNull()
  })

  it('says of its lanes what begins later, what is not tendered and what nobody can reckon, six at first', async () => {
    const [first, ...others] = Array.from({ length: 6 }, (_, index) => aCarrierLane(`R-${index + 1}`))
    const later = { isActive: false, sequence: null, estimatedRate: null }
    const lanes = [{ ...first, rate: { ...first?.rate, ...later } }, ...others] as never
    const shipment = aShipment({ shipmentNumber: 'S100200', onTimeStatus: 'Late' })
    const { portal } = await openCarrier(prairie, undefined, { lanes, shipments: [shipment] })
    const rows = await region('Lanes').findAllByRole('listitem')
    expect(rows).toHaveLength(6)
    expect(rows[0]).toHaveTextContent('From 01/01/2026Not tendered–')
    expect(region('Lanes').getByText('6')).toBeVisible()
    expect(region('Lanes').queryByRole('button')).toBeNull()
    expect(screen.queryByText('No contracted rates')).toBeNull()
    expect(await region('Recent shipments').findByText('Late')).toBeVisible()
    expect(screen.queryByText('No shipments yet')).toBeNull()
    expect(portal.calls(findShipments)[0]?.body).toEqual({
      carrierIds: [prairie.carrierId],
      orderByDirection: -1,
      pageSize: 8,
    })
  })

  it('shows more lanes and fewer again, and tells where there are too many to show', async () => {
    const lanes = Array.from({ length: 200 }, (_, index) => aCarrierLane(`R-${index + 1}`))
    const { keys } = await openCarrier(prairie, undefined, { lanes: lanes.slice(0, 7) })
    await keys.click(await region('Lanes').findByRole('button', { name: 'Show all 7 lanes' }))
    expect(region('Lanes').getAllByRole('listitem')).toHaveLength(7)
    await keys.click(region('Lanes').getByRole('button', { name: 'Show fewer lanes' }))
    expect(region('Lanes').getAllByRole('listitem')).toHaveLength(6)
    cleanup()
    await openCarrier(prairie, undefined, { lanes })
    expect(await region('Lanes').findByText('the first 200')).toBeVisible()
  })

  it('shows the end of a certificate only where it is near or over, the expired ones first', async () => {
    const expired = aCertificate({ policyNumber: 'GL-1', state: 'Expired', end: 'expired 3 days ago' })
    const valid = aCertificate({ policyNumber: 'GL-2', end: 'is valid for long' })
    const { keys } = await openCarrier(aCarrier({ certificates: [valid, ending, earlier, expired] }))
    const rows = () =>
      region('Insurance')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(rows()).toEqual([
      expect.stringMatching(/GL-1.*expired 3 days ago/),
      expect.stringMatching(/CG-9.*expires in 12 days/),
      expect.not.stringMatching(/is valid for long/),
    ])
    await keys.click(screen.getByRole('button', { name: 'Show earlier certificates (1)' }))
    expect(rows()).toHaveLength(4)
    await keys.click(screen.getByRole('button', { name: 'Hide earlier certificates' }))
    expect(rows()).toHaveLength(3)
  })

  it('takes the document of a certificate, another one in its place, and removes it', async () => {
    const { keys, portal } = await openCarrier(prairie)
    portal.on(setCertificateFile, prairie)
    portal.on(removeCertificateFile, prairie)
    const input = screen.getByLabelText('Document of AL-5')
    await keys.upload(input, file(5 * 1024 * 1024 + 1))
    expect(await screen.findByText('Choose a file of at most 5 MB')).toBeVisible()
    expect(portal.calls(setCertificateFile)).toEqual([])
    await keys.upload(input, file(2, `${'x'.repeat(210)}.pdf`))
    expect(await screen.findByText('Document attached')).toBeVisible()
    expect(portal.calls(setCertificateFile)[0]).toMatchObject({
      params: { carrierId: prairie.carrierId, certificateId: auto.certificateId },
      body: { fileName: `${'x'.repeat(196)}.pdf`, data: 'AAA=' },
    })
    await keys.click(screen.getByRole('button', { name: 'Actions for AL-5' }))
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(entries).toEqual(['Edit', 'Attach document', 'Remove'])
    await keys.keyboard('{Escape}')
    const opened = vi.spyOn(screen.getByLabelText('Document of CG-9'), 'click')
    await menu(keys, 'Actions for CG-9', 'Replace document')
    expect(opened).toHaveBeenCalled()
    await menu(keys, 'Actions for CG-9', 'Remove document')
    expect(await screen.findByText('Document removed')).toBeVisible()
    portal.on(removeCertificateFile, refused(503, 'The store rests'))
    await menu(keys, 'Actions for CG-9', 'Remove document')
    expect(await screen.findByText('The store rests')).toBeVisible()
  })

  it('is released with a word, or says why it is not', async () => {
    const held = aCarrier({ isOnHold: true, holdReason: 'Claims', insuranceSentence: 'Valid until 2027' })
    const { keys, portal } = await openCarrier(held)
    expect(screen.getByText('On Hold')).toBeVisible()
    expect(screen.getByText(/^Do not book or tender/)).toHaveTextContent(/Put on hold$/)
    portal.on(releaseCarrier, refused(409, 'Claims are open'))
    await keys.click(screen.getByRole('button', { name: 'Release' }))
    expect(await screen.findByText('Claims are open')).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(releaseCarrier, () => promise as never)
    await keys.click(screen.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Release' })).toHaveAttribute('aria-busy', 'true'))
    resolve(held)
    expect(await screen.findByText('Prairie Freight is released')).toBeVisible()
  })

  it('gets and loses its logo by the menu', async () => {
    const logoFileId = prairie.carrierId
    const { keys, portal } = await openCarrier(aCarrier({ logoFileId }))
    portal.on(removeCarrierLogo, prairie)
    const opened = vi.spyOn(screen.getByLabelText('Logo'), 'click')
    await menu(keys, 'More actions', 'Change logo')
    expect(opened).toHaveBeenCalled()
    await menu(keys, 'More actions', 'Remove logo')
    expect(await screen.findByText('Logo removed')).toBeVisible()
    expect(portal.calls(removeCarrierLogo)).toHaveLength(1)
    cleanup()
    const bare = await openCarrier(prairie)
    await bare.keys.click(screen.getByRole('button', { name: 'More actions' }))
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(entries).toEqual(['Add logo', 'Delete'])
  })

  it('stays when its deletion is called off or refused', async () => {
    const { keys, portal, address } = await openCarrier(prairie)
    portal.on(deleteCarrier, refused(409, 'It carries 3 shipments'))
    await menu(keys, 'More actions', 'Delete')
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Carrier?' }))
    expect(dialog.getByText('It can no longer be chosen for tenders and bookings.')).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(portal.calls(deleteCarrier)).toEqual([])
    expect(address()).toBe(`/carriers/${prairie.carrierId}`)
  })

  it('shows of a contact what is known, and a hold needs a reason of at most 500 letters', async () => {
    const bare = { name: 'Ed Fox', role: 'Billing', email: null, phone: null, afterHoursPhone: null } as const
    const contacts = [{ ...bare, carrierContactId: '0198c0de-0000-7000-b000-000000000009' }]
    const { keys } = await openCarrier(aCarrier({ contacts }))
    expect(region('Contacts').queryByText(/After hours/)).toBeNull()
    expect(region('Contacts').queryByRole('link')).toBeNull()
    expect(screen.queryByText('No contacts')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Put on hold' }))
    expect(screen.getByLabelText('Reason')).toHaveAttribute('maxlength', '500')
    expect(screen.getByText('Until it is released, this carrier is left out of tenders and bookings.')).toBeVisible()
    await fill(keys, { Reason: '   ' })
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: /Put on hold/ })).toBeDisabled()
  })
})
