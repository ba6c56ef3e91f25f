import { groupName, notificationTypes } from '@lanewise/contract/event'
import { describe, expect, it } from 'vitest'
import { readGroup } from './group.ts'

const id = '0b9d2f0e-6a43-4b0c-9d1f-2a5c7e8f9a01'

describe('the name of a group', () => {
  it('is read back for every notification type', () => {
    for (const type of notificationTypes) expect(readGroup(groupName(id, type))).toEqual({ entityId: id, type })
  })

  it('is nothing when it has another shape', () => {
    const names = ['', id, `${id}-`, `${id}-everything`, `${id}-changed `, `x${id}-changed`, `${id}-changed-changed`]
    for (const name of [...names, `${id.toUpperCase()}-changed`, null, 7, {}, [`${id}-changed`]])
      expect(readGroup(name)).toBeNull()
  })
})
