import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { Steps } from './step.ts'

/** The screens of orders. */
export const orderSteps: Record<string, Steps> = {
  '/orders': {
    opened: (page) => page.getByText(/^[\d,–]+ of [\d,]+$/).waitFor(),
    states: {
      'the table': {
        search: '?search=Lakeland',
        ready: async (page) => {
          await page.locator('[data-row]').first().waitFor()
          // A phone has cards alone.
          const table = page.getByRole('radio', { name: 'Table' })
          if (await table.isVisible()) await table.click()
          await page.locator('[data-row]').first().waitFor()
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
        search: '?status=Accepted',
        ready: async (page) => {
          await page
            .getByRole('button', { name: /^Actions for O/ })
            .first()
            .click()
          await page.getByRole('menuitem', { name: 'Void' }).click()
          await page.getByRole('dialog').getByLabel('Reason').waitFor()
        },
      },
    },
  },
  '/orders/create': {
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
          // A phone begins with complete sections closed.
          for (const name of ['Open Shipment Details', 'Open Truckload Requirements']) {
            const closed = page.getByRole('button', { name })
            if (await closed.isVisible()) await closed.click()
          }
          await page.getByRole('combobox', { name: 'Equipment Mode' }).click()
          await page.getByRole('option', { name: 'Reefer' }).click()
          await page.getByLabel('Reefer Mode').waitFor()
          await page.getByLabel('Hazmat', { exact: true }).click()
          await page.getByLabel('Proper shipping name').waitFor()
          // What the bar at the bottom covers in part counts as too small.
          await page.evaluate(() => scrollTo(0, 0))
        },
      },
    },
  },
  '/orders/:orderNumber': {
    opened: openOrder,
    states: {
      'a note being written': {
        ready: async (page) => {
          await openOrder(page)
          await page.getByRole('textbox', { name: 'Note' }).focus()
          await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
        },
      },
    },
  },
  '/orders/:orderNumber/edit': {
    opened: async (page) => {
      await openOrder(page)
      await page.getByRole('button', { name: /^Edit/ }).click()
      await page.getByRole('heading', { level: 1, name: /^Edit Order/ }).waitFor()
    },
  },
  '/orders/:orderNumber/consolidate': {
    opened: openConsolidation,
    states: {
      'its stops': {
        ready: async (page) => {
          await openConsolidation(page)
          await page.getByRole('tab', { name: 'Stops' }).click()
          await page.getByRole('list', { name: 'Stops' }).waitFor()
        },
      },
    },
  },
  '/orders/upload': { opened: (page) => page.getByRole('button', { name: 'Upload', exact: true }).waitFor() },
  '/orders/upload/:orderUploadId': {
    opened: async (page) => {
      await page.goto('/orders/upload')
      const template = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download template' }).click()
      const buffer = await readFile(await (await template).path())
      await page.locator('input[type=file]').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      await page.getByRole('button', { name: 'Download result' }).waitFor()
    },
  },
}

/** An order of the list. */
async function openOrder(page: Page) {
  await page.goto('/orders?search=Lakeland')
  await page.locator('main a[href^="/orders/O"]').first().click()
  await page.getByRole('list', { name: 'Stops', exact: true }).waitFor()
}

/** The workspace of an order that others can join. */
async function openConsolidation(page: Page) {
  await page.goto('/orders?status=Accepted')
  await page.locator('main a[href^="/orders/O"]').first().click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Consolidate' }).click()
  await page.getByRole('switch', { name: 'Same stops only' }).click()
  await page.waitForURL(/sameStops=false/)
  await page.getByRole('list', { name: 'Candidates' }).waitFor()
  await page.getByRole('figure', { name: 'Miles' }).waitFor()
}
