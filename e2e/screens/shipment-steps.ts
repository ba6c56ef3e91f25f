import type { Page } from 'playwright-core'
import { answersOf, called } from '../calls.ts'
import type { Step, Steps } from './step.ts'

/** The browser remembers which of both was looked at last. */
async function choose(page: Page, view: 'List' | 'Kanban') {
  await page.getByRole('radio', { name: view }).check()
  await page.locator('[data-row]').first().waitFor()
}

const openAction =
  (name: string): Step =>
  async (page) => {
    await choose(page, 'List')
    await page
      .getByRole('button', { name: /^Actions for S/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('dialog').waitFor()
  }

/** Opens a screen of the first shipment in a status. */
const openOf =
  (status: string, path: (number: string) => string, isReady: Step): Step =>
  async (page) => {
    await page.goto(`/shipments?status=${status}`)
    await choose(page, 'List')
    const number = await page.locator('main [data-row] a[href^="/shipments/"]').first().innerText()
    await page.goto(path(number.trim()))
    await isReady(page)
    await page.waitForLoadState('networkidle')
  }

const shown: Step = (page) => page.getByRole('list', { name: 'Progress' }).waitFor()
const documentsShown: Step = (page) => page.getByRole('list', { name: 'Documents' }).waitFor()
const confirmed: Step = (page) => page.getByText('Booked With', { exact: true }).waitFor()
async function openBols(page: Page) {
  await choose(page, 'List')
  await page.locator('main [data-row] a[href^="/shipments/"]').first().click()
  await page.getByRole('button', { name: 'Generate BOL' }).click()
  await page.getByRole('group', { name: 'Drops' }).waitFor()
}

type Askable = { carrierId: string; obstacle: string | null; contacts: { email: string }[] }

/** The page of a shipment about which carriers are asked; who looked at it before has asked them already. */
async function openRequest(page: Page) {
  await openOf('ReadyToBook', (number) => `/shipments/${number}/preview`, shown)(page)
  const path = new URL(page.url()).pathname.replace('/preview', '/rate-requests')
  const { items } = await called<{ items: Askable[] }>(page, 'GET', `${path}/carriers?q=`)
  const carriers = items
    .filter(({ obstacle, contacts }) => !obstacle && contacts.length > 0)
    .slice(0, 3)
    .map(({ carrierId, contacts }) => ({ carrierId, emails: [contacts[0]?.email] }))
  const replyBy = new Date(Date.now() + 3_600_000).toISOString()
  await answersOf(page, 'POST', path, [{ carriers, replyBy, target: 2450 }])
  await page.getByRole('button', { name: 'Add Carriers' }).waitFor()
  await page.getByRole('button', { name: 'Change the target price' }).waitFor()
}

/** The screens of shipments. */
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
          await page.getByLabel('Actual pickup from').waitFor()
        },
      },
      'cancelling one': { search: '?status=Booked', ready: openAction('Cancel shipment') },
      'asking for rates': {
        search: '?status=ReadyToBook',
        ready: async (page) => {
          await openAction('Request Rates')(page)
          const carriers = page.getByRole('dialog').getByRole('list', { name: 'Carriers' })
          await carriers.locator('input:not([aria-disabled])').first().check()
          await page.getByRole('list', { name: 'Who gets it' }).waitFor()
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
          await page.waitForLoadState('networkidle')
        },
      },
      'a card that is moved': {
        ready: async (page) => {
          await choose(page, 'Kanban')
          const grip = page.getByRole('button', { name: /^Move S/ }).first()
          // A phone moves cards by their menus.
          if ((page.viewportSize()?.width ?? 0) < 768) return
          await grip.focus()
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
        search: '?status=InTransit',
        ready: async (page) => {
          const row = page.locator('main [data-row]').first()
          const number = (await row.locator('a[href^="/shipments/"]').innerText()).trim()
          await page.goto(`/shipments/tracking?status=InTransit&view=map&shipment=${number}`)
          await page
            .getByRole('region', { name: `Shipment ${number}` })
            .getByText(/^(ETA|Arrived|No ETA)/)
            .waitFor()
        },
      },
      'as a table': {
        ready: async (page) => {
          // A phone has no room for one.
          if ((page.viewportSize()?.width ?? 0) < 768) return
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
          await page.getByLabel('Scheduled delivery from').waitFor()
        },
      },
    },
  },
  '/shipments/:shipmentNumber/preview': {
    opened: async (page) => {
      await choose(page, 'List')
      await page.locator('main [data-row] a[href^="/shipments/"]').first().click()
      await page.getByRole('list', { name: 'Progress' }).waitFor()
      await page.waitForLoadState('networkidle')
    },
    states: {
      'its details': {
        ready: async (page) => {
          await choose(page, 'List')
          await page.locator('main [data-row] a[href^="/shipments/"]').first().click()
          await page.getByRole('button', { name: /^Edit details/ }).click()
          await page.getByRole('dialog', { name: 'Shipment details' }).waitFor()
        },
      },
      'a rate request with its target price': {
        ready: async (page) => {
          await openRequest(page)
          await page.getByRole('button', { name: 'Change the target price' }).click()
          await page.getByRole('dialog', { name: 'Target price' }).waitFor()
        },
      },
      'asking more carriers': {
        ready: async (page) => {
          await openRequest(page)
          await page.getByRole('button', { name: 'Add Carriers' }).click()
          await page.getByRole('dialog', { name: 'Add Carriers' }).getByText('Asked already').first().waitFor()
        },
      },
      'an event that is added': {
        ready: async (page) => {
          await openOf('InTransit', (number) => `/shipments/${number}/preview`, shown)(page)
          await page.getByRole('button', { name: 'Add Event' }).click()
          await page.getByRole('dialog', { name: 'Add event' }).waitFor()
        },
      },
      'uploading documents': {
        ready: async (page) => {
          await openOf('Delivered', (number) => `/shipments/${number}/preview`, documentsShown)(page)
          await page.getByRole('button', { name: 'Upload', exact: true }).click()
          await page.getByRole('dialog', { name: 'Upload documents' }).waitFor()
        },
      },
      'reading a document': {
        ready: async (page) => {
          await openOf('DeliveryConfirmed', (number) => `/shipments/${number}/preview`, documentsShown)(page)
          const papers = page.getByRole('list', { name: 'Documents' })
          await papers
            .getByRole('button', { name: /^(Proof of delivery|Carrier confirmation)/ })
            .first()
            .click()
          await page.getByRole('dialog').locator('[data-page="1"] canvas').waitFor()
        },
      },
      'its bills of lading': {
        ready: async (page) => {
          await openBols(page)
          await page.getByRole('switch', { name: 'Send by email' }).check()
          await page.getByRole('combobox', { name: 'Recipients' }).waitFor()
        },
      },
      'its bills of lading by order': {
        ready: async (page) => {
          await openBols(page)
          await page.getByRole('tab', { name: 'Order' }).click()
          await page.getByRole('radiogroup', { name: 'Orders' }).waitFor()
        },
      },
    },
  },
  '/shipments/:shipmentNumber/book': {
    opened: openOf(
      'ReadyToBook',
      (number) => `/shipments/${number}/book`,
      async (page) => {
        await page.getByRole('heading', { level: 1, name: /^Book S/ }).waitFor()
        await page.getByRole('radio', { name: 'Rates' }).waitFor()
      },
    ),
    states: {
      'by hand': {
        ready: openOf(
          'ReadyToBook',
          (number) => `/shipments/${number}/book?by=manual`,
          async (page) => {
            await page.getByRole('group', { name: 'Charge 1' }).waitFor()
          },
        ),
      },
    },
  },
  '/shipments/:shipmentNumber/confirmation': {
    opened: openOf('Booked', (number) => `/shipments/${number}/confirmation`, confirmed),
  },
  '/quotes/confirmation/:shipmentNumber': {
    opened: openOf('Booked', (number) => `/quotes/confirmation/${number}`, confirmed),
  },
}
