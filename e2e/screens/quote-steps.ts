import { quote } from './records.ts'
import type { Steps } from './step.ts'

export const quoteSteps: Record<string, Steps> = {
  '/quotes': {
    opened: (page) => page.getByLabel('Description').waitFor(),
    states: {
      'what is missing': {
        ready: async (page) => {
          await page.getByLabel('Description').waitFor()
          await page.getByRole('button', { name: /^Get Rates/ }).click()
          await page.getByText('Must have at least one line item').waitFor()
        },
      },
      'the days of a month': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Choose a date' }).click()
          await page.getByRole('grid').waitFor()
        },
      },
      'the density calculator': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Density Calculator' }).click()
          await page.getByRole('dialog').getByLabel('Height').waitFor()
        },
      },
    },
  },
  '/requote': {
    at: async (page) => {
      await quote(page)
      return '/requote'
    },
    opened: (page) => page.locator('[data-row]').first().waitFor(),
    states: {
      'its filters': {
        at: async () => '/requote?origin=US:46204..25&pickup=-2..5d',
        ready: async (page) => {
          await page
            .getByRole('button', { name: /^Filter/ })
            .first()
            .click()
          await page.getByRole('slider', { name: 'Origin radius' }).waitFor()
        },
      },
    },
  },
  '/requote/:quoteId': {
    at: async (page) => `/requote/${await quote(page)}`,
    opened: async (page) => {
      await page.getByRole('list', { name: 'Rates' }).getByRole('button').first().click()
      await page.getByRole('region', { name: 'Why this rate' }).waitFor()
    },
  },
}
