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
    expect(kindsOfGroup('Mentions')).toEqual(['Mention', 'Assignment'])
    expect(kindsOfGroup('Watching')).toEqual(['NoteOnWatched', 'ShipmentStatus', 'OnTimeStatus'])
  })

  it('is heard as somebody chose, and else as everybody first does', () => {
    const chosen = choicesOf({ Mention: { bell: false, mail: 'Never' } })
    expect(chosen.Mention).toEqual({ bell: false, mail: 'Never' })
    expect(chosen.NoteOnWatched).toEqual(kindsOfNotification.NoteOnWatched.first)
    expect(choicesOf(undefined).Mention).toEqual({ bell: true, mail: 'AtOnce' })
  })

  it('keeps a pause between mails where it is the state of a shipment', () => {
    const paused = notificationKinds.filter((kind) => kindsOfNotification[kind].isPaused)
    expect(paused).toEqual(['ShipmentStatus', 'OnTimeStatus'])
    expect(kindsOfNotification.OnTimeStatus).toMatchObject({
      group: 'Watching',
      label: 'On-time status of shipments I watch',
      note: 'Early, on time, at risk, late, delayed',
      inMail: 'whether shipments that you watch are on time',
      first: { bell: true, mail: 'AtOnce' },
    })
  })

  it('is heard in the bell and by mail at once when it is handed over', () => {
    expect(kindsOfNotification.Assignment).toEqual({
      group: 'Mentions',
      label: 'Exceptions assigned to me',
      note: 'Someone assigns an exception to you',
      inMail: 'exceptions that are assigned to you',
      first: { bell: true, mail: 'AtOnce' },
    })
  })

  it('is one sentence that names the record', () => {
    const facts = { actorName: 'Bea Novak', entityName: 'S104438', detail: null }
    expect(wholeSentence({ ...facts, kind: 'Mention' })).toBe('Bea Novak mentioned you on S104438')
    expect(wholeSentence({ ...facts, kind: 'Assignment', detail: 'Late' })).toBe('Bea Novak assigned you S104438: Late')
    expect(wholeSentence({ ...facts, kind: 'Assignment', entityName: '3 exceptions' })).toBe(
      'Bea Novak assigned you 3 exceptions',
    )
    expect(wholeSentence({ ...facts, kind: 'NoteOnWatched' })).toBe('Bea Novak wrote a note on S104438')
    expect(wholeSentence({ ...facts, kind: 'NoteOnWatched', actorName: null })).toBe('Somebody wrote a note on S104438')
    expect(wholeSentence({ ...facts, kind: 'ShipmentStatus', detail: 'Booked' })).toBe('Shipment S104438 is Booked')
    expect(wholeSentence({ ...facts, kind: 'OnTimeStatus', detail: 'Late' })).toBe('Shipment S104438 is Late')
    expect(wholeSentence({ ...facts, kind: 'Import', entityName: 'orders.csv', detail: '12 orders' })).toBe(
      'Upload orders.csv is done: 12 orders',
    )
  })
})
