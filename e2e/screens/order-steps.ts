import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { order } from './records.ts'
import type { Address, Steps } from './step.ts'

const ofOrder =
  (path: string): Address =>
  async (page) =>
    `/orders/${(await order(page)).orderNumber}${path}`

export const orderSteps: Record<string, Steps> = {
  '/orders': {
    opened: (page) => page.getByText(/^[\d,–]+ of [\d,]+$/).waitFor(),
    states: {
      'the table': {
        at: async (page) => `/orders?search=${(await order(page)).orderNumber}`,
        ready: async (page) => {
          await page.getByRole('radio', { name: 'Table' }).click()
          await page.getByRole('table').locator('[data-row]').first().waitFor()
          // The browser stores the selected view.
          await page.evaluate(() => localStorage.removeItem('orderViewPref'))
        },
      },
      'its filters': {
        search: '?search=Lakeland&weight=1000..20000',
        ready: async (page) => {
          await page
            .getByRole('button', { name: /^Filter/ })
            .first()
            .click()
          await page.getByLabel('Reference number', { exact: true }).waitFor()
        },
      },
      'voiding one': {
        at: async (page) => `/orders?search=${(await order(page)).orderNumber}`,
        ready: async (page) => {
          await page.getByRole('button', { name: /^Actions for O/ }).click()
          await page.getByRole('menuitem', { name: 'Void' }).click()
          await page.getByRole('dialog').getByLabel('Reason').waitFor()
        },
      },
    },
  },
  '/orders/create': {
    // On a phone, complete sections are initially collapsed.
    isOtherOnPhone: true,
    opened: (page) => page.getByLabel('Description').waitFor(),
    states: {
      'what is missing': {
        ready: async (page) => {
          await page.getByRole('button', { name: /^Create Order/ }).click()
          await page
            .getByText(/^\d+ fields need a correction$/)
            .first()
            .waitFor()
        },
      },
      'a cold, hazardous order': {
        ready: async (page) => {
          await page.getByLabel('Description').waitFor()
          for (const name of ['Open Shipment Details', 'Open Truckload Requirements']) {
            const closed = page.getByRole('button', { name })
            if (await closed.isVisible()) await closed.click()
          }
          await page.getByRole('combobox', { name: 'Equipment Mode' }).click()
          await page.getByRole('option', { name: 'Reefer' }).click()
          await page.getByLabel('Reefer Mode').waitFor()
          await page.getByLabel('Hazmat', { exact: true }).click()
          await page.getByLabel('Proper shipping name').waitFor()
          // An element that the bottom bar partly covers would count as too small.
          await page.evaluate(() => scrollTo(0, 0))
        },
      },
    },
  },
  '/orders/:orderNumber': {
    at: ofOrder(''),
    opened: (page) => page.getByRole('list', { name: 'Stops', exact: true }).waitFor(),
    states: {
      'a note being written': {
        ready: async (page) => {
          await page.getByRole('textbox', { name: 'Note' }).focus()
          await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
        },
      },
    },
  },
  '/orders/:orderNumber/edit': {
    at: ofOrder('/edit'),
    isOtherOnPhone: true,
    opened: (page) => page.getByRole('heading', { level: 1, name: /^Edit Order/ }).waitFor(),
  },
  '/orders/:orderNumber/consolidate': {
    at: ofOrder('/consolidate'),
    opened: seeCandidates,
    states: {
      'its stops': {
        ready: async (page) => {
          await seeCandidates(page)
          await page.getByRole('tab', { name: 'Stops' }).click()
          await page.getByRole('list', { name: 'Stops' }).waitFor()
        },
      },
    },
  },
  '/orders/upload': { opened: (page) => page.getByRole('button', { name: 'Upload', exact: true }).waitFor() },
  '/orders/upload/:orderUploadId': {
    at: async () => '/orders/upload',
    opened: async (page) => {
      const template = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download template' }).click()
      const buffer = await readFile(await (await template).path())
      await page.locator('input[type=file]').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      await page.getByRole('button', { name: 'Download result' }).waitFor()
    },
  },
}

async function seeCandidates(page: Page) {
  await page.getByRole('switch', { name: 'Same stops only' }).click()
  await page.waitForURL(/sameStops=false/)
  await page.getByRole('list', { name: 'Candidates' }).waitFor()
  await page.getByRole('figure', { name: 'Miles' }).waitFor()
}
