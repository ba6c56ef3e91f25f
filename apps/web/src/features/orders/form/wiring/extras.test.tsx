import { createOrder } from '@lanewise/contract/orders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { aStop, atlanta, choose, hazardous, mode, openForm, press } from '#features/orders/form/testing/given.tsx'
import { isChecked, region, shownIn, tick } from './testing/given.tsx'

const ltl = { shippingMode: 'LTL', equipmentMode: 1, equipmentTypes: ['Van'] } as const
const mustHave = () => shownIn(region('Truckload Requirements'), 'Must have')

it('Partial is offered in TL only, and unchecking it clears the linear feet [ORDER-34] [ORDER-35]', async () => {
  const opened = await openForm()
  const feet = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Linear Feet (ft)' })
  tick('Partial')
  fireEvent.change(feet() as HTMLElement, { target: { value: '28' } })
  tick('Partial')
  expect(feet()).toBeNull()
  tick('Partial')
  expect(feet()).toHaveValue('')
  for (const shared of ['LTL', 'LTL-Volume']) {
    await opened.keys.click(mode(shared))
    await screen.findByRole('region', { name: 'LTL Details' })
    expect(screen.queryByRole('checkbox', { name: 'Partial' })).toBeNull()
  }
  await opened.keys.click(mode('Truckload Dry'))
  expect(await screen.findByRole('checkbox', { name: 'Partial' })).not.toBeChecked()
})

it('Lift Gate is checked exactly while a lift-gate accessorial or requirement is set, which either accessorial turns on [ORDER-36] [ORDER-38]', async () => {
  const opened = await openForm({ draft: ltl })
  expect(isChecked('Lift Gate')).toBe(false)
  for (const name of ['Liftgate Pickup', 'Liftgate Delivery']) {
    tick(name)
    expect(isChecked('Lift Gate')).toBe(true)
    tick(name)
    expect(isChecked('Lift Gate')).toBe(false)
  }
  await opened.keys.click(mode('Truckload Dry'))
  await screen.findByRole('region', { name: 'Truckload Requirements' })
  await choose(opened, 'Must have', 'Lift Gate')
  expect(isChecked('Lift Gate')).toBe(true)
  // The list stays open for further choices.
  await opened.keys.click(screen.getByRole('option', { name: 'Lift Gate' }))
  expect(isChecked('Lift Gate')).toBe(false)
})

it('unchecking Lift Gate drops both lift-gate accessorials together with the must-have flag [ORDER-37]', async () => {
  const opened = await openForm({ draft: ltl })
  tick('Liftgate Pickup')
  tick('Liftgate Delivery')
  await opened.keys.click(mode('Truckload Dry'))
  await screen.findByRole('region', { name: 'Truckload Requirements' })
  await choose(opened, 'Must have', 'Lift Gate')
  await opened.keys.click(screen.getByRole('option', { name: 'Food Grade' }))
  await opened.keys.keyboard('{Escape}')
  expect(mustHave()).toContain('Lift Gate')
  tick('Lift Gate')
  expect(isChecked('Lift Gate')).toBe(false)
  expect(mustHave()).toBe('Food Grade')
  await opened.keys.click(mode('LTL'))
  await screen.findByRole('region', { name: 'LTL Accessorials' })
  expect(['Liftgate Pickup', 'Liftgate Delivery', 'Lift Gate'].map(isChecked)).toEqual([false, false, false])
})

it('a change of mode to truckload drops the overlength accessorial [ORDER-39]', async () => {
  const long = anItem({ packageLength: 120 })
  const stops = [aStop({ lineItems: [long] }), aStop({ type: 'Dropoff', at: atlanta, lineItems: [long] })]
  const accessorials = ['InsidePickup', 'Overlength10'] as const
  const opened = await openForm({ draft: { ...ltl, stops, accessorials } })
  expect(isChecked('Overlength 10 ft')).toBe(true)
  await opened.keys.click(mode('Truckload Dry'))
  await screen.findByRole('region', { name: 'Truckload Requirements' })
  await press(opened, /^Create Order/)
  await waitFor(() => expect(opened.portal.calls(createOrder)).toHaveLength(1))
  expect(opened.portal.calls(createOrder)[0]?.body).toMatchObject({
    shippingMode: 'TL',
    accessorials: ['InsidePickup'],
  })
})

it('the Hazmat accessorial goes away with the last hazmat item [ORDER-40]', async () => {
  const items = ['Acid', 'Lye'].map((description) =>
    anItem({ ...hazardous, uniqueIdentifier: description, description }),
  )
  const plain = anItem({ uniqueIdentifier: 'plain', description: 'Puree' })
  const lineItems = [...items, plain]
  const stops = [aStop({ lineItems }), aStop({ type: 'Dropoff', at: atlanta, lineItems })]
  const opened = await openForm({ draft: { ...ltl, stops, accessorials: ['Hazmat', 'InsidePickup'] } })
  const remove = (name: string) => press(opened, new RegExp(`^(Delete|Remove) ${name}`))
  const hazmat = () => screen.queryByRole('checkbox', { name: 'Hazardous Material', checked: true })
  expect(hazmat()).toBeInTheDocument()
  await remove('Acid')
  expect(hazmat()).toBeInTheDocument()
  await remove('Lye')
  await waitFor(() => expect(hazmat()).toBeNull())
  expect(isChecked('Inside Pickup')).toBe(true)
})
