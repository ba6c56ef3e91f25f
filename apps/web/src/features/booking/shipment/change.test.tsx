import { bookShipment } from '@lanewise/contract/booking'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { byHand, open, setRate } from '#features/booking/testing/shipment-to-book.tsx'
import { aFullShipment, inStatus } from '#testing/full-shipment.ts'

const booked = { ...inStatus('Booked'), carrier: aFullShipment().carrier, moves: ['dispatch' as const] }
const openChange = (facts: object = {}, by: 'rates' | 'manual' = 'rates') =>
  open({ facts: { ...booked, ...facts }, by, isChange: true })

it('asks why the carrier is changed before a rate can be chosen, and sends it with the booking', async () => {
  const { keys, portal } = await openChange()
  expect(screen.getByRole('heading', { level: 1, name: 'Change carrier of S104475' })).toBeVisible()
  expect(screen.getByText('Arctic Fox Refrigerated is told that its booking is cancelled')).toBeVisible()
  await keys.click(await screen.findByRole('button', { name: /^Select Kestrel/ }))
  expect(await screen.findByText('Enter why the carrier is changed')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await keys.click(screen.getByLabelText('Reason'))
  await keys.paste('No truck')
  await keys.click(screen.getByRole('button', { name: /^Select Kestrel/ }))
  const question = within(await screen.findByRole('dialog', { name: 'Change carrier of S104475?' }))
  expect(question.getByText('Arctic Fox Refrigerated is told that its booking is cancelled.')).toBeVisible()
  await keys.click(question.getByRole('button', { name: 'Change Carrier' }))
  await screen.findByText(/booked successfully/)
  expect(portal.calls(bookShipment)[0]?.body).toMatchObject({ changeReason: 'No truck' })
})

it('is done by hand, too', async () => {
  const opened = await openChange({ shippingMode: 'TL' }, 'manual')
  const { keys, portal } = opened
  await byHand(opened)
  await setRate(opened, 1, '900')
  await keys.click(screen.getByRole('button', { name: /^Change Carrier/ }))
  expect(await screen.findByText('Enter why the carrier is changed')).toBeVisible()
  expect(portal.calls(bookShipment)).toHaveLength(0)
  await keys.click(screen.getByLabelText('Reason'))
  await keys.paste('No truck')
  await keys.click(screen.getByRole('button', { name: /^Change Carrier/ }))
  await screen.findByText(/booked successfully/)
  expect(portal.calls(bookShipment)[0]?.body).toMatchObject({ changeReason: 'No truck' })
})

it('is not offered once the load is under way', async () => {
  await openChange({ ...inStatus('InTransit'), moves: [] })
  expect(await screen.findByText(/^This shipment is In Transit .* cannot be booked/)).toBeVisible()
  expect(screen.queryByLabelText('Reason')).toBeNull()
})
