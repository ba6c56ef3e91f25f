import { getHistory, getKindHistory, type HistoryEntry } from '@lanewise/contract/history'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'

const entityId = '0198c0de-0000-7000-9000-0000000000ff'
const early = '2026-11-14T09:00:00.000Z'
const entry = (id: number, ...sentences: string[]): HistoryEntry => ({
  id: String(id),
  at: '2026-11-14T15:30:00.000Z',
  who: 'Ana Ruiz',
  entity: 'commodity',
  entityId,
  entityName: 'SOAP-5',
  action: 'changed',
  changes: [],
  sentences,
})

async function open(answer: Parameters<ReturnType<typeof createFakePortal>['on']>[1]) {
  const portal = createFakePortal()
  portal.on(getHistory, answer as never)
  return renderScreen(<HistoryPanel entity="commodity" entityId={entityId} />, { portal })
}

it('of all records of a kind names the record of each change', async () => {
  const portal = createFakePortal()
  const gone = { ...entry(2, 'Ben Cole revoked the key'), entityName: 'Dock tablet' }
  portal.on(getKindHistory, { data: [gone, entry(1, 'Ana Ruiz created API key SOAP-5')], total: 2 })
  await renderScreen(<HistoryPanel entity="apiKey" />, { portal })
  const entries = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')
  expect(entries[0]).toHaveTextContent(/Dock tablet.*Ben Cole revoked the key/)
  expect(portal.calls(getKindHistory)[0]?.params).toEqual({ entity: 'apiKey' })
  expect(portal.calls(getHistory)).toEqual([])
})

describe('the history of a record', () => {
  it('tells in plain words who changed what and when, the latest first [AUDIT-2]', async () => {
    const { portal } = await open({
      data: [
        entry(2, 'Ana Ruiz changed Description from Soap to Soap, 5 gal', 'Ana Ruiz set Pallet count to 4'),
        entry(1, 'Ben Cole created commodity SOAP-5'),
      ],
      total: 2,
    })
    const entries = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(entries[0]).toHaveTextContent('Ana Ruiz changed Description from Soap to Soap, 5 gal')
    expect(entries[0]).toHaveTextContent('Ana Ruiz set Pallet count to 4')
    expect(entries[0]?.querySelector('time')).toHaveTextContent(/^11\/1\d\/2026 \d\d:\d\d /)
    expect(entries[1]).toHaveTextContent('Ben Cole created commodity SOAP-5')
    expect(portal.calls(getHistory)[0]).toMatchObject({ params: { entity: 'commodity', entityId } })
  })

  it('puts what trucks reported among the changes by time, one line per stop that names Tracking and its sender [DEF-139]', async () => {
    await open({
      data: [entry(2, 'Ben Cole changed Driver to Ole Berg'), { ...entry(1, 'Ben Cole created S1'), at: early }],
      total: 2,
      tracking: [
        { stopNumber: 1, text: 'arrived 11/14/2026 09:20 CST', who: 'API key Eagle', at: '2026-11-14T15:20:00.000Z' },
        { stopNumber: 2, text: 'departed 11/14/2026 11:30 CST', who: 'Able', at: '2026-11-14T17:30:00.000Z' },
      ],
    })
    const items = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Stop 2: departed 11/14/2026 11:30 CST',
      'Ben Cole changed Driver to Ole Berg',
      'Stop 1: arrived 11/14/2026 09:20 CST',
      'Ben Cole created S1',
    ])
    expect(items[2]).toHaveTextContent(/Tracking, API key Eagle, 11\/14\/2026/)
  })

  it('keeps stops that are older than the changes shown for later', async () => {
    await open({
      data: [entry(2, 'Ben Cole changed Driver to Ole Berg')],
      total: 30,
      tracking: [{ stopNumber: 1, text: 'arrived', who: 'Eagle', at: early }],
    })
    await screen.findByText('Ben Cole changed Driver to Ole Berg')
    expect(screen.queryByText('Stop 1: arrived')).toBeNull()
  })

  it('shows earlier changes when asked', async () => {
    const { keys, portal } = await open(({ query }: { query: Record<string, string> }) => ({
      data: Array.from({ length: Math.min(25, Number(query.pageSize)) }, (_, index) => entry(index, `Change ${index}`)),
      total: 25,
    }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(20)
    await keys.click(screen.getByRole('button', { name: 'Show earlier changes' }))
    expect(await screen.findByText('Change 24')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull()
    expect(portal.calls(getHistory)).toHaveLength(2)
  })

  it('is empty for a record of which nothing was ever written down', async () => {
    await open(refused(404, 'This commodity does not exist or is not yours'))
    expect(await screen.findByText('Nothing has changed yet')).toBeVisible()
  })

  it('says why it cannot be shown and tries again', async () => {
    const { keys, portal } = await open(refused(503, 'The database is being restarted'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is being restarted')
    portal.on(getHistory, { data: [entry(1, 'Ben Cole created commodity SOAP-5')], total: 1 })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ben Cole created commodity SOAP-5')).toBeVisible()
  })
})
