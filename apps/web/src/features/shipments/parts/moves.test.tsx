import type { Operation } from '@lanewise/contract/operation'
import { dispatchShipment, finalizeShipment } from '@lanewise/contract/shipments'
import { startTender, withdrawTender } from '@lanewise/contract/tenders'
import type { ShipmentStatus } from '@lanewise/domain/shipments/shipment-status'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sorts } from '#features/shipments/list/filters/shipment-query.ts'
import { aFullShipment, openShipment } from '#features/shipments/testing/given.tsx'
import { refused } from '#testing/fake-portal.ts'

type Move = {
  status: ShipmentStatus
  verb: string
  operation: Operation
  title: string
  text: string
  done: string
}

const moves: Move[] = [
  {
    status: 'Drafted',
    verb: 'Make ready to book',
    operation: finalizeShipment,
    title: 'Make Shipment S104475 ready to book?',
    text: 'Its orders become Ready To Ship.',
    done: 'Shipment S104475 is ready to book',
  },
  {
    status: 'ReadyToBook',
    verb: 'Tender',
    operation: startTender,
    title: 'Tender Shipment S104475?',
    text: 'It is offered to the carriers of its lane, one at a time. The first to accept is booked.',
    done: 'Shipment S104475 is tendered',
  },
  {
    status: 'Tendering',
    verb: 'Withdraw tender',
    operation: withdrawTender,
    title: 'Withdraw the tender of S104475?',
    text: 'The carrier is told that the load is no longer available.',
    done: 'Shipment S104475 is ready to book again',
  },
  {
    status: 'Booked',
    verb: 'Dispatch',
    operation: dispatchShipment,
    title: 'Dispatch Shipment S104475?',
    text: 'The truck counts as dispatched from now on. This cannot be undone.',
    done: 'Shipment S104475 is dispatched',
  },
]

describe.each(moves)('$verb', ({ status, verb, operation, title, text, done }) => {
  const ask = async (answer: unknown) => {
    const opened = await openShipment(aFullShipment({ status }))
    opened.portal.on(operation, answer as never)
    const button = screen.queryByRole('button', { name: verb })
    if (button) await opened.keys.click(button)
    else {
      await opened.keys.click(screen.getByRole('button', { name: 'More actions' }))
      await opened.keys.click(await screen.findByRole('menuitem', { name: verb }))
    }
    return { ...opened, question: within(await screen.findByRole('dialog', { name: title })) }
  }

  it('is asked about in a sentence, done and said', async () => {
    const { keys, portal, question } = await ask({
      shipmentId: aFullShipment().id,
      shipmentNumber: 'S104475',
      version: 4,
      unasked: null,
    })
    expect(question.getByText(text)).toBeVisible()
    expect(portal.calls(operation)).toHaveLength(0)
    await keys.click(question.getByRole('button', { name: verb }))
    expect(await screen.findByText(done)).toBeVisible()
    expect(portal.calls(operation).map(({ params }) => params)).toEqual([{ shipmentNumber: 'S104475' }])
  })

  it('says why it was refused', async () => {
    const { keys, question } = await ask(refused(409, 'Somebody was faster'))
    await keys.click(question.getByRole('button', { name: verb }))
    expect(await screen.findByText('Somebody was faster')).toBeVisible()
  })
})

it('tenders a load by the button "Tender", which a manual lane waits for [TENDER-1]', async () => {
  const { keys, portal } = await openShipment(aFullShipment({ status: 'ReadyToBook' }))
  portal.on(startTender, { shipmentId: aFullShipment().id, shipmentNumber: 'S104475', version: 4, unasked: null })
  await keys.click(await screen.findByRole('button', { name: 'Tender' }))
  const question = within(await screen.findByRole('dialog', { name: 'Tender Shipment S104475?' }))
  await keys.click(question.getByRole('button', { name: 'Tender' }))
  expect(await screen.findByText('Shipment S104475 is tendered')).toBeVisible()
  expect(portal.calls(startTender).map(({ params }) => params)).toEqual([{ shipmentNumber: 'S104475' }])
})

it('says that a load was not offered to any carrier and why, instead of that it is tendered', async () => {
  const { keys, portal } = await openShipment(aFullShipment({ status: 'ReadyToBook' }))
  const unasked = 'No carrier on the lane could be offered the load. Able: No email address on file'
  portal.on(startTender, { shipmentId: aFullShipment().id, shipmentNumber: 'S104475', version: 4, unasked })
  await keys.click(await screen.findByRole('button', { name: 'Tender' }))
  const question = within(await screen.findByRole('dialog', { name: 'Tender Shipment S104475?' }))
  await keys.click(question.getByRole('button', { name: 'Tender' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Shipment S104475 was not offered to any carrier${unasked}`,
  )
  expect(screen.queryByText('Shipment S104475 is tendered')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('sorts shipments by pickup first, and both ways', () => {
  expect(sorts.map(({ label }) => label)).toEqual([
    ...['Next pickup', 'Late pickup', 'Early delivery', 'Late delivery', 'Oldest', 'Newest'],
    ...['First booked', 'Last booked', 'Shipment number', 'Shipment number, descending'],
  ])
  expect(sorts.slice(0, 2).map(({ value }) => value)).toEqual(['OriginEarlyDateTime', '-OriginEarlyDateTime'])
})
