import { previewConsolidation, saveConsolidation } from '@lanewise/contract/consolidation'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idOf, openConsolidation } from './testing/given.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const sentence = 'O1 is due 11/17, O2 11/18: two stops'
const splits = [{ text: sentence, stopIds: [idOf('O1', 1), idOf('O2', 1)], drops: [['O2']] }]

describe('windows that do not overlap', () => {
  it('are explained in one sentence with the cost of keeping two stops and of dropping the order, which takes it off [DEF-126]', async () => {
    const { add, keys, kept: stored, numbersIn, portal } = await openConsolidation()
    stored.preview = { splits }
    await add('O2')
    const card = within(await screen.findByRole('region', { name: sentence }))
    expect(card.getByText(/^Same dock at .*, but the delivery windows do not overlap\.$/)).toBeVisible()
    const choices = card.getAllByRole('listitem')
    expect(choices[0]).toHaveTextContent('Keep two stopsEach order by its own window$2,200.00saves $1,400.00')
    await waitFor(() => expect(choices[1]).toHaveTextContent('$3,900.00$300.00 more'))
    expect(
      portal.calls(previewConsolidation).map(({ body }) => (body as { orderNumbers: string[] }).orderNumbers),
    ).toEqual(expect.arrayContaining([['O1', 'O2'], ['O1']]))
    expect(card.getAllByRole('definition')[0]).toHaveTextContent('11/17 08:00–12:00 CST')
    expect(button(/^Save with two stops/)).toBeVisible()
    stored.preview = {}
    await keys.click(card.getByRole('button', { name: 'Drop O2' }))
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    expect(numbersIn('Added orders')).toEqual([])
  })
})

describe('stops outside the window of an order', () => {
  const text = 'O2 at Memphis Foods: window 11/17/2026 08:00–12:00 CST, planned 11/18/2026 12:00 CST, 24 h late'
  const outsideWindows = [{ orderStopId: idOf('O2', 1), text }]

  it('are warned of, and saved only after a question, with what was confirmed [DEF-126]', async () => {
    const { add, keys, kept: stored, portal } = await openConsolidation()
    portal.on(saveConsolidation, { shipmentId: idOf('O9', 9), shipmentNumber: 'S1', shipmentStatus: 1, version: 1 })
    stored.preview = { outsideWindows }
    await add('O2')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('1 stop planned outside the window of an order')).toBeVisible()
    await waitFor(() => expect(button(/^Save/)).not.toHaveAttribute('aria-disabled', 'true'))
    await keys.keyboard('{Control>}{Enter}{/Control}')
    const title = 'Save with 1 stop planned outside the window of an order?'
    const question = within(await screen.findByRole('dialog', { name: title }))
    expect(question.getByText(text)).toBeVisible()
    await keys.click(question.getByRole('button', { name: /^Cancel/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(portal.calls(saveConsolidation)).toEqual([])
    await keys.click(button(/^Save/))
    await keys.click(
      within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: /^Save anyway/ }),
    )
    await waitFor(() => expect(portal.calls(saveConsolidation)).toHaveLength(1))
    expect(portal.calls(saveConsolidation)[0]?.body).toMatchObject({ confirmedStopIds: [idOf('O2', 1)] })
  })
})

describe('the plan', () => {
  it('says when the truck is at each stop, how long it waits, and how each order stands by its own window [DEF-126]', async () => {
    const { add, keys, portal } = await openConsolidation()
    await add('O2')
    await keys.click(screen.getByRole('tab', { name: 'Stops' }))
    const rows = () => within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
    await waitFor(() => expect(rows()[1]).toHaveTextContent('11/17/2026 09:00 CSTPlanned, 3 h to late'))
    const card = screen.getByRole('region', { name: 'On time, per order' })
    expect(card).toHaveTextContent(/O1 Atlanta FoodsPlanned 11\/17\/2026 09:00 CSTOn Time3 h to late/)
    expect(portal.calls(previewConsolidation).length).toBeGreaterThan(0)
  })
})
