import type { Page } from 'playwright-core'
import type { Load } from '#parts/loads.ts'
import { called } from '../calls.ts'
import { bookedLoad, confirmedLoad, deliveredLoad, movingLoad, readyLoad } from './records.ts'
import { type Address, loaded, type Step, type Steps } from './step.ts'

/** The browser remembers which view was used last. */
async function choose(page: Page, view: 'List' | 'Kanban') {
  await page.getByRole('radio', { name: view }).check()
  await page.locator('[data-row]').first().waitFor()
}

type Loads = (page: Page) => Promise<Load>

/** URL of a screen of a shipment. */
const of =
  (load: Loads, path = '/preview'): Address =>
  async (page) =>
    `/shipments/${(await load(page)).number}${path}`

/** URL of the list or the board with only one shipment in it. */
const alone =
  (load: Loads): Address =>
  async (page) =>
    `/shipments?search=${(await load(page)).number}`

const openAction =
  (name: string): Step =>
  async (page) => {
    await choose(page, 'List')
    await page.getByRole('button', { name: /^Actions for S/ }).click()
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('dialog').waitFor()
  }

async function shown(page: Page) {
  await page.getByRole('list', { name: 'Progress' }).waitFor()
  await loaded(page)
}
const documentsShown: Step = (page) => page.getByRole('list', { name: 'Documents' }).waitFor()
const confirmed: Step = (page) => page.getByText('Booked With', { exact: true }).waitFor()
async function openBols(page: Page) {
  await page.getByRole('button', { name: 'Generate BOL' }).click()
  await page.getByRole('group', { name: 'Drops' }).waitFor()
}

/** A shipment with rate requests to carriers. */
const ofRequest: Address = async (page) => {
  const path = await of(readyLoad, '/rate-requests')(page)
  const { rateRequests } = await called<{ rateRequests: unknown[] }>(page, 'GET', path)
  if (rateRequests.length === 0) {
    const { carrier } = await readyLoad(page)
    const carriers = [{ carrierId: carrier.carrierId, emails: [carrier.email] }]
    const replyBy = new Date(Date.now() + 3_600_000).toISOString()
    await called(page, 'POST', path, { carriers, replyBy, target: 2450 })
  }
  return path.replace('/rate-requests', '/preview')
}

export const shipmentSteps: Record<string, Steps> = {
  '/shipments': {
    opened: (page) => choose(page, 'List'),
    states: {
      'its filters': {
        search: '?onTime=Late',
        ready: async (page) => {
          await page
            .getByRole('button', { name: /^Filter/ })
            .first()
            .click()
          await page.getByRole('textbox', { name: 'Actual pickup' }).waitFor()
        },
      },
      'cancelling one': { at: alone(bookedLoad), isOtherOnPhone: true, ready: openAction('Cancel shipment') },
      'asking for rates': {
        at: alone(readyLoad),
        isOtherOnPhone: true,
        ready: async (page) => {
          await openAction('Request Rates')(page)
          const carriers = page.getByRole('dialog').getByRole('list', { name: 'Carriers' })
          await carriers.locator('input:not([aria-disabled])').first().check()
          await page.getByRole('list', { name: 'Recipients' }).waitFor()
        },
      },
      'creating one': {
        ready: async (page) => {
          await page.getByRole('button', { name: /^Create Shipment/ }).click()
          await page.getByRole('dialog', { name: 'Create Shipment' }).waitFor()
        },
      },
      'the board': {
        ready: async (page) => {
          await choose(page, 'Kanban')
          await loaded(page)
        },
      },
      'a card that is moved': {
        at: alone(bookedLoad),
        ready: async (page) => {
          await choose(page, 'Kanban')
          await page.getByRole('button', { name: /^Move S/ }).focus()
          await page.keyboard.press('Enter')
          await page.getByText(/^Moving/).waitFor()
        },
      },
    },
  },
  '/shipments/tracking': {
    opened: (page) => page.locator('main [data-row]').first().waitFor(),
    states: {
      'the chosen truck': {
        at: async (page) => `/shipments/tracking?status=InTransit&view=map&shipment=${(await movingLoad(page)).number}`,
        ready: async (page) => {
          await page
            .getByRole('region', { name: /^Shipment S/ })
            .getByText(/^(ETA|Arrived|No ETA)/)
            .waitFor()
        },
      },
      'as a table': {
        ready: async (page) => {
          await page.getByRole('radio', { name: 'Table' }).check()
          await page.getByRole('table').waitFor()
          await page.evaluate(() => localStorage.removeItem('trackingViewPref'))
        },
      },
      'its filters': {
        search: '?onTime=Late',
        ready: async (page) => {
          await page
            .getByRole('button', { name: /^Filter/ })
            .first()
            .click()
          await page.getByRole('textbox', { name: 'Scheduled delivery' }).waitFor()
        },
      },
    },
  },
  '/shipments/:shipmentNumber/preview': {
    at: of(movingLoad),
    opened: shown,
    states: {
      'its details': {
        at: of(bookedLoad),
        ready: async (page) => {
          await page.getByRole('button', { name: /^Edit details/ }).click()
          await page.getByRole('dialog', { name: 'Shipment details' }).waitFor()
        },
      },
      'a rate request with its target price': {
        at: ofRequest,
        ready: async (page) => {
          await page.getByRole('button', { name: 'Change the target price' }).click()
          await page.getByRole('dialog', { name: 'Target price' }).waitFor()
        },
      },
      'asking more carriers': {
        at: ofRequest,
        ready: async (page) => {
          await page.getByRole('button', { name: 'Add Carriers' }).click()
          const dialog = page.getByRole('dialog', { name: 'Add Carriers' })
          const { carrier } = await readyLoad(page)
          await dialog.getByRole('textbox', { name: 'Search carriers' }).fill(carrier.name)
          await dialog.getByText('Already asked').first().waitFor()
        },
      },
      'an event that is added': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Add Event' }).click()
          await page.getByRole('dialog', { name: 'Add event' }).waitFor()
        },
      },
      'uploading documents': {
        at: of(deliveredLoad),
        ready: async (page) => {
          await documentsShown(page)
          await page.getByRole('button', { name: 'Upload', exact: true }).click()
          await page.getByRole('dialog', { name: 'Upload documents' }).waitFor()
        },
      },
      'reading a document': {
        at: of(confirmedLoad),
        isOtherOnPhone: true,
        ready: async (page) => {
          const papers = page.getByRole('list', { name: 'Documents' })
          await papers.getByRole('button', { name: /^Proof of delivery/ }).click()
          await page.getByRole('dialog').locator('[data-page="1"] canvas').waitFor()
        },
      },
      'its bills of lading': {
        at: of(bookedLoad),
        ready: async (page) => {
          await openBols(page)
          await page.getByRole('switch', { name: 'Send by email' }).check()
          await page.getByRole('combobox', { name: 'Recipients' }).waitFor()
        },
      },
      'its bills of lading by order': {
        at: of(bookedLoad),
        ready: async (page) => {
          await openBols(page)
          await page.getByRole('tab', { name: 'Order' }).click()
          await page.getByRole('radiogroup', { name: 'Orders' }).waitFor()
        },
      },
    },
  },
  '/shipments/:shipmentNumber/book': {
    at: of(readyLoad, '/book'),
    opened: async (page) => {
      await page.getByRole('heading', { level: 1, name: /^Book S/ }).waitFor()
      await page.getByRole('radio', { name: 'Rates' }).waitFor()
      await loaded(page)
    },
    states: {
      'by hand': {
        at: of(readyLoad, '/book?by=manual'),
        ready: (page) => page.getByRole('group', { name: 'Charge 1' }).waitFor(),
      },
    },
  },
  '/shipments/:shipmentNumber/confirmation': { at: of(bookedLoad, '/confirmation'), opened: confirmed },
  '/quotes/confirmation/:shipmentNumber': {
    at: async (page) => `/quotes/confirmation/${(await bookedLoad(page)).number}`,
    opened: confirmed,
  },
}
