import type { Page } from 'playwright-core'
import { called } from '#calls.ts'
import { enter, portalUrl } from '#journey.ts'
import { dayIn } from '#parts/days.ts'
import * as loads from '#parts/loads.ts'
import { pdfOf } from '#parts/papers.ts'
import { newQuote } from '#parts/quoting.ts'

/** A record that many screens show, created when the first of them needs it. */
function once<T>(make: (page: Page) => Promise<T>) {
  let made: Promise<T> | undefined
  return (page: Page): Promise<T> => {
    made ??= make(page).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

export const readyLoad = once(loads.readyLoad)
export const bookedLoad = once(loads.bookedLoad)
export const movingLoad = once(loads.movingLoad)
export const deliveredLoad = once(loads.deliveredLoad)
export const confirmedLoad = once((page) => loads.confirmedLoad(page, { name: 'Receipt.pdf', buffer: pdfOf(2) }))
export const quote = once(newQuote)

/** An order, and others that could be consolidated with it. */
export const order = once(async (page) => {
  await loads.newOrder(page, { to: 'Lakeland' })
  await loads.newOrder(page)
  return loads.newOrder(page)
})

export const dueOrder = once(loads.newDueOrder)

/** A lane with rates of two carriers in tender order. */
export const lane = once(async (page) => {
  const id = await loads.newLane(page, await loads.newCarrier(page))
  await loads.addRate(page, id, await loads.newCarrier(page), 2500)
  return id
})

/** A carrier on hold with expired insurance, so that its screen shows every kind of warning. */
export const troubledCarrier = once(async (page) => {
  const { carrierId } = await loads.newCarrier(page, dayIn(-5))
  await called(page, 'POST', `/carriers/${carrierId}/hold`, { reason: 'Unpaid claims' })
  return carrierId
})

/** Number of a location that has every kind of data. */
export const plantNumber = once((page) => loads.numberOfPlant(page, 'Indianapolis'))

/** A shipment in transit for a screen without sign-in. */
export const followedLoad = once(async (stranger) => {
  const context = await stranger.context().browser()?.newContext({ baseURL: portalUrl() })
  if (!context) throw new Error('The window belongs to no browser')
  const page = await context.newPage()
  await enter(page, 'admin@acme.test')
  const load = await loads.movingLoad(page)
  await context.close()
  return load
})
