import { createOrder } from '@lanewise/contract/orders'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  aLocation,
  aStop,
  atlanta,
  choose,
  mode,
  openForm,
  optionsOf,
  press,
  toronto,
} from '#features/orders/form/testing/given.tsx'
import { choosePlace, region, shownIn, withPlace } from './testing/given.tsx'

const markup = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Markup (%)' })
const stopsTo = (at: typeof atlanta, from = aLocation()) => [aStop({ at: from }), aStop({ type: 'Dropoff', at })]

it('another order type replaces the required reference number by one of its own type [ORDER-23]', async () => {
  const opened = await openForm()
  const required = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: / Order #$/ })
      .map((field) => [field.labels?.[0]?.textContent, field.getAttribute('aria-required')])
  expect(required()).toEqual([['Purchase Order #', 'true']])
  for (const type of ['Sales', 'Transfer']) {
    await choose(opened, 'Order Type', `${type} Order`)
    await waitFor(() => expect(required()).toEqual([[`${type} Order #`, 'true']]))
  }
})

it('the markup starts as configured for lane and mode, otherwise from the default [ORDER-31]', async () => {
  const configured = { domesticTLMarkup: 10, domesticLTLMarkup: 12, internationalTLMarkup: 20 }
  const starts = async (at: typeof atlanta) => {
    cleanup()
    const opened = await openForm({
      configuration: { ...configured, defaultPrepaidAdd: 7 },
      draft: { stops: stopsTo(at) },
    })
    await choose(opened, 'Freight Terms', 'Prepaid & Add')
    const inTruckload = markup()?.value
    await opened.keys.click(mode('LTL'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'LTL Details' })).not.toBeNull())
    return [inTruckload, markup()?.value]
  }
  expect(await starts(atlanta)).toEqual(['10', '12'])
  // International LTL has only the default setting.
  expect(await starts(toronto)).toEqual(['20', '7'])
})

it('four freight terms are offered when none are configured, and all but Prepaid & Add clear the markup [ORDER-32] [ORDER-33]', async () => {
  const opened = await openForm({ configuration: { availableFreightTerms: [], defaultPrepaidAdd: 7 } })
  expect(await optionsOf(opened, 'Freight Terms')).toEqual(['Prepaid', 'Collect', 'Prepaid & Add', 'Third Party'])
  for (const term of ['Prepaid', 'Collect', 'Third Party']) {
    await choose(opened, 'Freight Terms', 'Prepaid & Add')
    const field = await screen.findByRole('textbox', { name: 'Markup (%)' })
    expect(field).toHaveValue('7')
    fireEvent.change(field, { target: { value: '25' } })
    await choose(opened, 'Freight Terms', term)
    await waitFor(() => expect(markup()).toBeNull())
  }
  await press(opened, /^Create Order/)
  await waitFor(() => expect(opened.portal.calls(createOrder)).toHaveLength(1))
  const { tmsOrderDetails } = opened.portal.calls(createOrder)[0]?.body ?? {}
  expect(tmsOrderDetails).toEqual({ freightTermType: 'ThirdParty', markup: null })
})

const customs = {
  customsBrokerName: 'Border Inc',
  customsBrokerContactName: 'Lee Park',
  customsBrokerPhoneNumber: '(312) 555-0100',
  customsBrokerPortOfEntry: 'Detroit',
}

it('an order is international when its places span more than one country, a missing one counting as US [ORDER-9]', async () => {
  const nowhere = aLocation({ country: null as never })
  const isInternational = async (at: typeof atlanta) => {
    cleanup()
    const opened = await openForm({ draft: { stops: stopsTo(at, nowhere), ...customs } })
    await press(opened, /^Create Order/)
    await waitFor(() => expect(opened.portal.calls(createOrder)).toHaveLength(1))
    return opened.portal.calls(createOrder)[0]?.body.isInternational
  }
  expect(await isInternational(toronto)).toBe(true)
  expect(await isInternational(atlanta)).toBe(false)
})

it('the customs fields of an order that becomes international start as configured [ORDER-18]', async () => {
  const opened = await openForm({
    configuration: {
      customsBrokerName: 'Border Inc',
      customsContact: 'Lee Park',
      customsPhoneNumber: '(312) 555-0100',
      customsPort: 'Detroit',
    },
    draft: { stops: [aStop(), aStop({ type: 'Dropoff', at: null as never })] },
  })
  withPlace(opened.portal, toronto)
  expect(screen.queryByRole('region', { name: 'Customs Broker' })).toBeNull()
  await choosePlace('Dropoff Location', 'Toronto')
  const part = await screen.findByRole('region', { name: 'Customs Broker' })
  const labels = [...part.querySelectorAll('label')].map(({ textContent }) => textContent ?? '')
  expect(labels.map((label) => [label, shownIn(region('Customs Broker'), label)])).toEqual([
    ['Broker name', 'Border Inc'],
    ['Customs Contact', 'Lee Park'],
    ['Customs Phone Number', '(312) 555-0100'],
    ['Customs Port', 'Detroit'],
  ])
})
