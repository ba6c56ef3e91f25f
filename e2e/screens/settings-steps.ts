import type { Page } from 'playwright-core'
import { loaded, type Steps } from './step.ts'

async function opened(page: Page, name: string) {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await loaded(page)
}

export const settingsSteps: Record<string, Steps> = {
  '/notifications': {
    opened: (page) => page.getByRole('tabpanel').getByRole('listitem').first().waitFor(),
    states: {
      'its preferences': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Notification preferences' }).click()
          await page.getByRole('dialog').getByRole('switch', { name: 'Quiet hours' }).check()
        },
      },
    },
  },
  // A wide window opens the first page beside the list.
  '/settings': { isOtherOnPhone: true },
  '/settings/:page': {
    states: {
      booking: {
        search: '/booking',
        ready: (page) => opened(page, 'Booking settings'),
      },
      'a new bill-to company': {
        search: '/booking',
        ready: async (page) => {
          await page
            .getByRole('button', { name: /Bill-to Company/i })
            .first()
            .click()
          await page.getByRole('dialog').waitFor()
        },
      },
      'order defaults': {
        search: '/order-defaults',
        ready: (page) => opened(page, 'Order default settings'),
      },
      'a new API key': {
        search: '/api-keys',
        ready: async (page) => {
          await page.getByRole('button', { name: 'Create API key' }).click()
          await page.getByRole('dialog').getByText('Send tracking events').waitFor()
        },
      },
      'a new webhook': {
        search: '/webhooks',
        ready: async (page) => {
          await page.getByRole('button', { name: 'Create webhook' }).click()
          await page.getByRole('dialog').getByText('Tenders').waitFor()
        },
      },
      documents: {
        search: '/documents',
        ready: (page) => opened(page, 'Document settings'),
      },
      'unsaved changes': {
        search: '/quote-markup',
        ready: async (page) => {
          await page.getByRole('textbox', { name: /^Domestic truckload/ }).fill('99')
          await page.getByRole('region', { name: 'Unsaved changes' }).waitFor()
        },
      },
      'a refused margin': {
        search: '/quote-markup',
        ready: async (page) => {
          await page.getByRole('radio', { name: /^Margin/ }).check()
          await page.getByRole('textbox', { name: /^Domestic truckload/ }).fill('100')
          await page.getByRole('button', { name: /^Save changes/ }).click()
          await page.getByText('A margin must be below 100%').waitFor()
        },
      },
    },
  },
}
