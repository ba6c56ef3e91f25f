import { expect, it } from 'vitest'
import { portalAccessOf } from './portal-access.ts'

it.each([
  [false, false, 'None'],
  [false, true, 'None'],
  [true, false, 'Invited'],
  [true, true, 'Active'],
] as const)(
  'a contact with the switch %s and activation %s has the access %s',
  (createPortalUser, isActivated, access) => {
    expect(portalAccessOf({ createPortalUser, isActivated })).toBe(access)
  },
)
