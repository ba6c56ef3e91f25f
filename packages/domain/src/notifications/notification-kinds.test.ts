import { describe, expect, it } from 'vitest'
import {
  choicesOf,
  kindsOfGroup,
  kindsOfNotification,
  notificationGroups,
  notificationKinds,
  wholeSentence,
} from './notification-kinds.ts'

describe('what people are told of', () => {
  it('belongs to exactly one tab of the bell', () => {
    expect(notificationGroups.flatMap(kindsOfGroup).sort()).toEqual([...notificationKinds].sort())
    expect(kindsOfGroup('Watching')).toEqual(['NoteOnWatched', 'ShipmentStatus'])
  })

  it('is heard as somebody chose, and else as everybody first does', () => {
    const chosen = choicesOf({ Mention: { bell: false, mail: 'Never' } })
    expect(chosen.Mention).toEqual({ bell: false, mail: 'Never' })
    expect(chosen.NoteOnWatched).toEqual(kindsOfNotification.NoteOnWatched.first)
    expect(choicesOf(undefined).Mention).toEqual({ bell: true, mail: 'AtOnce' })
  })

  it('is one sentence that names the record', () => {
    const told = { actorName: 'Bea Novak', entityName: 'S104438', detail: null }
    expect(wholeSentence({ ...told, kind: 'Mention' })).toBe('Bea Novak mentioned you on S104438')
    expect(wholeSentence({ ...told, kind: 'NoteOnWatched' })).toBe('Bea Novak wrote a note on S104438')
    expect(wholeSentence({ ...told, kind: 'NoteOnWatched', actorName: null })).toBe('Somebody wrote a note on S104438')
    expect(wholeSentence({ ...told, kind: 'ShipmentStatus', detail: 'Booked' })).toBe('Shipment S104438 is Booked')
    expect(wholeSentence({ ...told, kind: 'Import', entityName: 'orders.csv', detail: '12 orders' })).toBe(
      'Upload orders.csv is done: 12 orders',
    )
  })
})
