import type { Page } from 'playwright-core'
import { dayIn, typed } from '#parts/days.ts'
import { orderSteps } from './order-steps.ts'
import { quoteSteps } from './quote-steps.ts'
import { dueOrder, lane, plantNumber, troubledCarrier } from './records.ts'
import { settingsSteps } from './settings-steps.ts'
import { shipmentSteps } from './shipment-steps.ts'
import type { Steps } from './step.ts'
import { trackingSteps } from './tracking-steps.ts'

/** Steps by the path of the screen. */
export const steps: Record<string, Steps> = {
  '/': {
    states: {
      'the page for the password': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Sign In' }).click()
          await page.getByLabel('Password', { exact: true }).waitFor()
        },
      },
    },
  },
  '/forgotpassword': { opened: (page) => page.getByLabel('Email').waitFor() },
  '/ActivateUser/ActivateUser/:token': {
    opened: (page) => page.getByText('This activation link is invalid or has expired.').waitFor(),
  },
  '/public/tenders/:token': { opened: (page) => page.getByText('This link is invalid or has expired.').waitFor() },
  '/public/rate-requests/:token': {
    opened: (page) => page.getByText('This link is invalid or has expired.').waitFor(),
  },
  '/dashboard': {
    states: {
      search: {
        isOtherOnPhone: true,
        ready: async (page) => {
          await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
          await page.keyboard.press('Control+k')
          await page.getByRole('combobox', { name: 'Search' }).fill('dallas')
          await page.getByRole('option').first().waitFor()
        },
      },
    },
  },
  '/exceptions': {
    at: async (page) => {
      await dueOrder(page)
      return '/exceptions?kind=NotOnShipment'
    },
    opened: (page) => page.locator('main [data-row]').first().waitFor(),
    states: {
      'one of them': {
        ready: async (page) => {
          await page.locator('main [data-row] button').first().click()
          await page.getByRole('heading', { name: 'What to do next' }).waitFor()
        },
      },
    },
  },
  '/lanes/rate-sheets/:rateSheetId': {
    opened: async (page) => {
      const columns = 'Lane,Carrier,Rate Type,Rate Unit,Rate,Effective Date,Expiration Date'
      const buffer = Buffer.from(
        `${columns}\r\nNo such lane,No such carrier,All In,Flat,1,${typed(dayIn(1))},${typed(dayIn(300))}`,
      )
      await page.locator('input[type=file]').setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Show differences' }).click()
      await page.getByText('No lane has this name').waitFor()
    },
  },
  ...quoteSteps,
  ...orderSteps,
  ...shipmentSteps,
  ...trackingSteps,
  '/commodities': {
    opened: (page) => page.getByText('BEANS-BLK-24').first().waitFor(),
    states: {
      'one commodity': {
        search: '?search=beans',
        ready: async (page) => {
          await page.locator('[data-row] button').first().click()
          await page.getByRole('dialog').getByText('Freight class').waitFor()
        },
      },
      'saving a view': {
        search: '?search=beans',
        ready: async (page) => {
          await page.getByRole('button', { name: 'Save view' }).click()
          await page.getByRole('textbox', { name: 'Name' }).waitFor()
        },
      },
      'a new commodity': {
        search: '?search=beans',
        ready: async (page) => {
          await page.getByRole('button', { name: 'Add Commodity' }).click()
          await page.getByRole('menuitem', { name: 'Add Single' }).click()
          await page.getByLabel('Hazmat').check()
          await page.getByLabel('UN number').waitFor()
        },
      },
      'bulk upload': {
        search: '?search=beans',
        ready: async (page) => {
          await page.getByRole('button', { name: 'Add Commodity' }).click()
          await page.getByRole('menuitem', { name: 'Bulk Upload' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).waitFor()
        },
      },
    },
  },
  '/carriers': {
    opened: (page) => page.getByText(/^[\d,–]+ of [\d,]+$/).waitFor(),
    states: {
      'selected rows': {
        search: '?search=Barn Owl',
        ready: async (page) => {
          await page.getByRole('checkbox', { name: 'Select Barn Owl Carriers' }).check()
          await page.getByRole('region', { name: 'Selection' }).waitFor()
        },
      },
      'a new carrier': {
        search: '?search=trans',
        ready: async (page) => {
          await page.getByRole('button', { name: /Add Carrier/ }).click()
          await page.getByLabel('DOT or docket number').fill(String(Date.now() % 100_000_000))
          await page.getByRole('button', { name: /Continue/ }).click()
          await page.getByLabel('SCAC').waitFor()
        },
      },
    },
  },
  '/carriers/:carrierId': {
    at: async (page) => `/carriers/${await troubledCarrier(page)}`,
    opened: (page) => page.getByText('On hold: Unpaid claims', { exact: true }).waitFor(),
    states: {
      'its connection by EDI': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Edit connection' }).click()
          await page.getByRole('dialog').getByRole('radio', { name: /^EDI/ }).check()
          await page.getByLabel('Their interchange id').waitFor()
        },
      },
    },
  },
  '/lanes': {
    opened: (page) => page.getByText(/^[\d,–]+ of [\d,]+$/).waitFor(),
    states: {
      'a new lane': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'New Lane' }).click()
          await page.getByLabel('Destination').waitFor()
        },
      },
    },
  },
  '/lanes/:laneId': {
    at: async (page) => `/lanes/${await lane(page)}`,
    opened: (page) => page.getByText(/^1st$/).waitFor(),
    states: {
      'a new rate per pallet': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Add Rate' }).click()
          await page.getByRole('combobox', { name: 'Rate Unit' }).click()
          await page.getByRole('option', { name: 'Per Pallet' }).click()
          await page.getByRole('button', { name: 'Add Charge' }).click()
          await page.getByRole('group', { name: 'Charge 1' }).waitFor()
        },
      },
      'the tender sequence': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Tender Sequence' }).click()
          await page.getByRole('list', { name: 'Tender Sequence' }).waitFor()
        },
      },
      watchers: {
        ready: async (page) => {
          await page.getByText('Manage Watchers').click()
          await page.getByRole('button', { name: 'Add Watcher' }).click()
          await page.getByRole('radio', { name: 'All updates' }).waitFor()
        },
      },
    },
  },
  '/locations': {
    opened: (page) => firstLocation(page).waitFor(),
    states: {
      'the map': { search: '?view=map', ready: (page) => page.getByText('WebGL is off').waitFor() },
      'a new location': {
        search: '?search=Acme',
        ready: async (page) => {
          await page.getByRole('button', { name: /Add Location/ }).click()
          await page.getByLabel('Zip Code').fill('60606')
          await page.getByLabel('Address Line 1').fill('1 Accessible Way')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Search/ })
            .click()
          await page.getByText('New Location Information').waitFor()
          await page.getByLabel('Add a contact').check()
        },
      },
    },
  },
  '/locations/:locationNumber': {
    at: async (page) => `/locations/${await plantNumber(page)}`,
    opened: (page) => page.getByRole('region', { name: 'Dock schedule' }).getByRole('table').waitFor(),
    states: {
      'editing it': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Edit', exact: true }).click()
          await page.getByRole('dialog').getByLabel('Address Line 1').waitFor()
        },
      },
      'its dock schedule': {
        ready: async (page) => {
          await page.getByRole('button', { name: 'Edit hours' }).click()
          await page.getByRole('group', { name: 'Sunday' }).waitFor()
        },
      },
    },
  },
  '/contacts': {
    // A table from 768 px, cards below.
    opened: (page) =>
      page
        .getByRole('list', { name: 'Contacts' })
        .or(page.getByRole('table', { name: 'Contacts' }))
        .waitFor(),
    states: {
      'one contact': {
        search: '?search=Dana',
        ready: async (page) => {
          const [card, row] = [
            page.getByRole('button', { name: 'Dana Kim' }),
            page.getByRole('link', { name: 'Dana Kim' }),
          ]
          await card.or(row).click()
          await page.getByRole('region', { name: 'Permissions' }).waitFor()
        },
      },
      'a new contact': {
        search: '?search=Dana&contactId=new',
        ready: (page) => page.getByLabel('Portal user').check(),
      },
      'roles and permissions': {
        search: '?search=Dana&contactId=new',
        ready: async (page) => {
          await page.getByLabel('Portal user').check()
          await page.getByRole('button', { name: 'Roles & Permissions' }).click()
          await page.getByLabel('Create Custom Role').check()
          await page.getByLabel('Edit Lane').waitFor()
        },
      },
    },
  },
  ...settingsSteps,
}

const firstLocation = (page: Page) => page.locator('main a[href^="/locations/L"]').first()
