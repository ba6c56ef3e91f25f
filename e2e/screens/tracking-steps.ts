import type { Page } from 'playwright-core'
import { followedLoad } from './records.ts'
import { loaded, type Steps } from './step.ts'

async function followed(page: Page) {
  await page.getByRole('list', { name: 'Progress' }).waitFor()
  await loaded(page)
}

const byNumber = async (page: Page) => `/public/shipments/${(await followedLoad(page)).number}/preview/details`

export const trackingSteps: Record<string, Steps> = {
  '/public/shipments/:entityNumber/preview/details': {
    at: byNumber,
    opened: followed,
    states: {
      'adding a watcher': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Add Watchers' }).click()
          await page.getByRole('dialog', { name: 'Add Watchers' }).waitFor()
        },
      },
      'searching with a reference': {
        isOtherOnPhone: true,
        ready: async (page) => {
          await page.getByRole('button', { name: 'Search with Reference #' }).click()
          await page.getByRole('dialog').getByLabel('Company #').waitFor()
        },
      },
    },
  },
  '/public/shipments/:referenceNumber/preview/details/:customerNumber': {
    // A bill of lading has the number of its shipment.
    at: async (page) => `${await byNumber(page)}/C100001`,
    opened: followed,
  },
}
