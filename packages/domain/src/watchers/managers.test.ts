import { expect, it } from 'vitest'
import { mayManageWatcher } from '#watchers/managers.ts'

const ana = { id: 'a', emailAddress: 'ana@acme.test', permissions: ['ViewShipment', 'ViewLanes'] as const }
const dock = { userId: null, emailAddress: 'dock@partner.test' }

it('lets everyone manage the own watcher, by contact or by address, and others only with permission [DEF-128]', () => {
  expect(mayManageWatcher(ana, 'Shipment', { ...dock, userId: 'a' })).toBe(true)
  expect(mayManageWatcher(ana, 'Shipment', { ...dock, emailAddress: 'Ana@Acme.test' })).toBe(true)
  expect(mayManageWatcher(ana, 'Shipment', dock)).toBe(false)
  for (const permission of ['BookShipment', 'EditOrder'] as const) {
    expect(mayManageWatcher({ ...ana, permissions: [permission] }, 'Shipment', dock)).toBe(true)
    expect(mayManageWatcher({ ...ana, permissions: [permission] }, 'CustomerLane', dock)).toBe(false)
  }
  expect(mayManageWatcher({ ...ana, permissions: ['EditLane'] }, 'CustomerLane', dock)).toBe(true)
})
