import type { Page } from 'playwright-core'
import type { Steps } from './step.ts'

/** A shipment of the demo, found as anybody would find one who has no account. */
async function aNumber(page: Page): Promise<string> {
  const number = await page.evaluate(async () => {
    for (let tried = 100_100; tried < 100_130; tried += 1) {
      const answer = await fetch(`/api/v1/public/shipment?orderOrShipmentNumber=S${tried}`)
      if (answer.ok) return `S${tried}`
    }
    return ''
  })
  if (!number) throw new Error('The demo has shipments')
  return number
}

async function follow(page: Page, path: (number: string) => string) {
  await page.goto(path(await aNumber(page)))
  await page.getByRole('list', { name: 'Progress' }).waitFor()
  await page.waitForLoadState('networkidle')
}

const byNumber = (number: string) => `/public/shipments/${number}/preview/details`

/** The pages on which anybody follows a shipment. */
export const trackingSteps: Record<string, Steps> = {
  '/public/shipments/:entityNumber/preview/details': {
    opened: (page) => follow(page, byNumber),
    states: {
      'adding a watcher': {
        ready: async (page) => {
          await follow(page, byNumber)
          await page.getByRole('button', { name: 'Add Watchers' }).click()
          await page.getByRole('dialog', { name: 'Add Watchers' }).waitFor()
        },
      },
      'searching with a reference': {
        ready: async (page) => {
          await follow(page, byNumber)
          await page.getByRole('button', { name: 'Search with Reference #' }).click()
          await page.getByRole('dialog').getByLabel('Company #').waitFor()
        },
      },
    },
  },
  '/public/shipments/:referenceNumber/preview/details/:customerNumber': {
    // A bill of lading carries the number of its shipment.
    opened: (page) => follow(page, (number) => `${byNumber(number)}/C100001`),
  },
}
