import { describe, expect, it } from 'vitest'
import { requestSteps } from './request-steps.ts'

type Request = Parameters<typeof requestSteps>[0]
type Line = Request['lines'][number]

const at = (minute: number) => `2026-11-17T12:${String(minute).padStart(2, '0')}:00.000Z`

const line = (carrierName: string, facts: Partial<Line> = {}): Line => ({
  carrierName,
  state: 'Pending',
  sentAt: at(0),
  sentBy: 'Ana Ruiz',
  openCount: 0,
  lastOpenedAt: null,
  remindedAt: null,
  remindedBy: null,
  total: null,
  note: null,
  answeredAt: null,
  answeredBy: null,
  answeredThrough: null,
  chosenAt: null,
  chosenBy: null,
  ...facts,
})

const stepsOf = (lines: Line[], facts: Partial<Request> = {}) =>
  requestSteps({
    createdAt: at(0),
    createdBy: 'Ana Ruiz',
    isAutomatic: false,
    closeReason: null,
    closedAt: null,
    closedBy: null,
    lines,
    ...facts,
  })

const requestStep = { kind: 'asked', at: at(0), who: 'Ana Ruiz', carriers: ['Able'] }
const offered = { state: 'Offered', total: 1500, answeredAt: at(5), answeredThrough: 'Link' } as const

describe('the steps of a rate request', () => {
  it('begin with who asked which carriers', () => {
    expect(stepsOf([line('Cole'), line('Able')])).toEqual([{ ...requestStep, carriers: ['Able', 'Cole'] }])
  })

  it('begin with the lane where that asked by itself', () => {
    expect(stepsOf([line('Able', { sentBy: null })], { isAutomatic: true })).toEqual([
      { ...requestStep, who: 'The lane' },
    ])
  })

  it('tell who asked further carriers later, all of a moment together', () => {
    const later = { sentAt: at(3), sentBy: 'Bea Cole' }
    expect(stepsOf([line('Able'), line('Dale', later), line('Cole', later)])).toEqual([
      { kind: 'added', at: at(3), who: 'Bea Cole', carriers: ['Cole', 'Dale'] },
      requestStep,
    ])
  })

  it('tell who was reminded together, and by whom', () => {
    const reminded = { remindedAt: at(4), remindedBy: 'Bea Cole' }
    const all = [line('Cole', reminded), line('Able', reminded), line('Dale', { ...reminded, remindedAt: at(2) })]
    expect(stepsOf(all).slice(0, 2)).toEqual([
      { kind: 'reminded', at: at(4), who: 'Bea Cole', carriers: ['Able', 'Cole'] },
      { kind: 'reminded', at: at(2), who: 'Bea Cole', carriers: ['Dale'] },
    ])
  })

  it('tell how often a carrier opened its link', () => {
    expect(stepsOf([line('Able', { openCount: 2, lastOpenedAt: at(1) })])[0]).toEqual({
      ...{ kind: 'opened', at: at(1), who: 'Able', times: 2 },
    })
  })

  it('name the carrier that answered by its link, and the person who recorded what was heard', () => {
    expect(stepsOf([line('Able', { ...offered, answeredBy: 'Cy, Able' })])[0]).toEqual({
      ...{ kind: 'offered', at: at(5), who: 'Able', carrier: 'Able', total: 1500 },
    })
    const phoneAnswer = { answeredThrough: 'Phone', answeredBy: 'Bea Cole' } as const
    expect(stepsOf([line('Able', { ...offered, ...phoneAnswer })])[0]).toMatchObject({
      who: 'Bea Cole',
      carrier: 'Able',
    })
    const declined = { ...phoneAnswer, state: 'Declined', note: 'No truck', answeredAt: at(6) } as const
    expect(stepsOf([line('Able', declined)])[0]).toEqual({
      ...{ kind: 'declined', at: at(6), who: 'Bea Cole', carrier: 'Able', note: 'No truck' },
    })
  })

  it('tell a choice once, not also as what closed the request', () => {
    const chosen = line('Able', { ...offered, chosenAt: at(9), chosenBy: 'Ana Ruiz' })
    const closed = { closeReason: 'Booked', closedAt: at(9), closedBy: 'Ana Ruiz' } as const
    expect(stepsOf([chosen], closed).map(({ kind }) => kind)).toEqual(['chosen', 'offered', 'asked'])
    expect(stepsOf([chosen], closed)[0]).toEqual({
      ...{ kind: 'chosen', at: at(9), who: 'Ana Ruiz', carrier: 'Able', total: 1500 },
    })
    expect(stepsOf([line('Able', offered)], closed)[0]).toEqual({ kind: 'Booked', at: at(9), who: 'Ana Ruiz' })
  })

  it('end with its time or with who cancelled it, also after an offer was chosen', () => {
    expect(stepsOf([line('Able')], { closeReason: 'ReplyBy', closedAt: at(9) })[0]).toEqual({
      ...{ kind: 'ReplyBy', at: at(9), who: null },
    })
    const cancelled = { closeReason: 'Cancelled', closedAt: at(8), closedBy: 'Bea Cole' } as const
    expect(stepsOf([line('Able')], cancelled)[0]).toEqual({ kind: 'Cancelled', at: at(8), who: 'Bea Cole' })
    const chosen = line('Able', { ...offered, chosenAt: at(10), chosenBy: 'Ana Ruiz' })
    expect(stepsOf([chosen], { closeReason: 'ReplyBy', closedAt: at(9) }).map(({ kind }) => kind)).toEqual([
      ...['chosen', 'ReplyBy', 'offered', 'asked'],
    ])
  })
})
