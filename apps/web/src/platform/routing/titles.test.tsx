import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { config, readConfig } from '#platform/config.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { aScreen, renderPortal } from '#testing/render-portal.tsx'

const title = () => waitFor(() => expect(document.title).not.toBe(''))

it('titles the page with product name, dash and page name [ROUTE-36]', async () => {
  const { router } = await renderPortal({
    screens: [aScreen(), aScreen({ path: '/commodities', title: 'Commodities' })],
  })
  await waitFor(() => expect(document.title).toBe('Lanewise - Dashboard'))
  await router.navigate('/commodities')
  await waitFor(() => expect(document.title).toBe('Lanewise - Commodities'))
})

it('takes the product name from the configuration [ROUTE-37]', async () => {
  const page = document.createElement('div')
  page.innerHTML = `<meta name="lanewise-config" content='{"productName":"Freight Desk"}'>`
  expect(readConfig(page).productName).toBe('Freight Desk')
  config.productName = 'Freight Desk'
  try {
    await renderPortal()
    await waitFor(() => expect(document.title).toBe('Freight Desk - Dashboard'))
  } finally {
    config.productName = 'Lanewise'
  }
})

it('calls the pages outside the portal "Sign In" [ROUTE-37]', async () => {
  document.title = ''
  await renderPortal({ path: '/', user: null })
  await screen.findByRole('button', { name: 'Sign In' })
  await title()
  expect(document.title).toBe('Lanewise - Sign In')
})

it('lets the screen of one record name its number [ROUTE-37]', async () => {
  const Page = () => (
    <>
      <PageTitle name="O104471" />
      <h1>Order</h1>
    </>
  )
  const order = aScreen({ path: '/orders/:number', title: 'Orders', page: async () => ({ default: Page }) })
  await renderPortal({ path: '/orders/O104471', screens: [aScreen(), order] })
  await screen.findByRole('heading', { name: 'Order' })
  expect(document.title).toBe('Lanewise - O104471')
})
