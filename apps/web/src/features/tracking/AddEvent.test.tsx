import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { addTrackingEvent } from '@lanewise/contract/tracking'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { aDropoff, aFullShipment, aStop, inStatus } from '#testing/full-shipment.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { AddEvent } from './AddEvent.tsx'

const at = '2026-11-16T13:00:00.000Z'

async function open(stops: ShipmentInformation['stops'] = [aStop({ arrivalDateTime: at }), aDropoff()]) {
  const portal = createFakePortal()
  portal.on(addTrackingEvent, { eventId: 'x' })
  const shipment = { ...aFullShipment(), ...inStatus('InTransit'), stops }
  const onClose = vi.fn()
  const opened = await renderScreen(<AddEvent shipment={shipment} onClose={onClose} />, { portal })
  const dialog = within(await screen.findByRole('dialog'))
  const chosen = (label: RegExp) => dialog.queryByRole('combobox', { name: label })?.textContent ?? null
  const choose = async (label: RegExp, option: string) => {
    await opened.keys.click(dialog.getByRole('combobox', { name: label }))
    await opened.keys.click(await screen.findByRole('option', { name: option }))
  }
  const write = async (label: RegExp, text: string) => {
    await opened.keys.click(dialog.getByLabelText(label))
    await opened.keys.paste(text)
  }
  const add = async () => {
    await opened.keys.click(dialog.getByRole('button', { name: 'Add' }))
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
    return portal.calls(addTrackingEvent).at(-1)?.body
  }
  return { ...opened, portal, shipment, onClose, dialog, chosen, choose, write, add }
}

describe('an event by hand', () => {
  it('keeps what was typed when it is refused', async () => {
    const { portal, keys, write, add, dialog, onClose } = await open()
    portal.on(addTrackingEvent, refused(422, 'The event is in the future'))
    await write(/Note/, 'Dock 4')
    await keys.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('The event is in the future')).toBeVisible()
    expect(dialog.getByLabelText('Note')).toHaveValue('Dock 4')
    expect(onClose).not.toHaveBeenCalled()
    portal.on(addTrackingEvent, { eventId: 'x' })
    expect(await add()).toMatchObject({ note: 'Dock 4', latitude: null, reason: null })
  })

  it('begins with the departure from where the truck stands', async () => {
    const { chosen, add, portal, shipment } = await open()
    expect(chosen(/What happened/)).toBe('Departed')
    expect(chosen(/Stop/)).toBe('1. Chicago DC, Joliet, IL')
    expect(chosen(/Reason/)).toBeNull()
    expect(await add()).toMatchObject({ kind: 'Departed', stopNumber: 1 })
    expect(await screen.findByText('Departed recorded')).toBeVisible()
    expect(portal.calls(addTrackingEvent)[0]?.params).toEqual({ shipmentNumber: shipment.shipmentNumber })
  })

  it('begins with the arrival at the next stop, and after the last with its departure', async () => {
    const { chosen } = await open([aStop({ arrivalDateTime: at, departureDateTime: at }), aDropoff()])
    expect([chosen(/What happened/), chosen(/Stop/)]).toEqual(['Arrived', '2. Harvest Lane Grocers, Atlanta, GA'])
    cleanup()
    const gone = { arrivalDateTime: at, departureDateTime: at }
    const ended = await open([aStop(gone), aDropoff(gone)])
    expect([ended.chosen(/What happened/), ended.chosen(/Stop/)]).toEqual([
      'Departed',
      '2. Harvest Lane Grocers, Atlanta, GA',
    ])
  })

  it('takes the stop that is chosen', async () => {
    const { choose, add } = await open()
    await choose(/Stop/, '2. Harvest Lane Grocers, Atlanta, GA')
    expect(await add()).toMatchObject({ kind: 'Departed', stopNumber: 2 })
  })

  it('of a place asks where, and for a position it must be known', async () => {
    const { choose, write, add, dialog, chosen } = await open()
    expect(dialog.queryByLabelText(/Latitude/)).toBeNull()
    await choose(/What happened/, 'Position')
    expect(chosen(/Stop/)).toBeNull()
    expect(dialog.getByLabelText(/Latitude/)).toBeRequired()
    await write(/Latitude/, '38.8')
    await write(/Longitude/, '-97.6')
    await write(/City/, 'Salina')
    expect(await add()).toMatchObject({
      kind: 'Position',
      stopNumber: null,
      latitude: 38.8,
      longitude: -97.6,
      city: 'Salina',
    })
  })

  it('sends nothing that belongs to another kind', async () => {
    const { choose, write, add, dialog } = await open()
    await choose(/What happened/, 'Arrived at terminal')
    expect(dialog.getByLabelText(/Latitude/)).not.toBeRequired()
    await write(/City/, 'Salina')
    await choose(/What happened/, 'Delayed')
    expect(dialog.queryByLabelText(/City/)).toBeNull()
    await choose(/Reason/, 'Weather')
    expect(await add()).toMatchObject({ kind: 'Delayed', city: null, stopNumber: null, reason: expect.any(String) })
  })

  it('keeps a reason only where the kind has one', async () => {
    const { choose, add } = await open()
    await choose(/What happened/, 'Refused')
    await choose(/Reason/, 'Weather')
    await choose(/What happened/, 'Unloaded')
    expect(await add()).toMatchObject({ kind: 'Unloaded', stopNumber: 1, reason: null })
  })
})
