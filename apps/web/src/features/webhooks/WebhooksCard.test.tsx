import type { CurrentUser } from '@lanewise/contract/auth'
import { getHistory } from '@lanewise/contract/history'
import {
  createWebhook,
  createWebhookSecret,
  getWebhookDeliveries,
  getWebhooks,
  redeliverWebhook,
  removeWebhook,
  setWebhookPaused,
  updateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@lanewise/contract/webhooks'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { WebhooksCard } from './WebhooksCard.tsx'

const id = '0198c0de-0000-7000-8000-0000000000b1'
const aWebhook = (facts: Partial<Webhook> = {}): Webhook => ({
  id,
  name: 'Warehouse',
  url: 'https://hooks.example.com/in',
  topics: ['shipment', 'tender'],
  isPaused: false,
  createDateTime: '2026-11-01T12:00:00.000Z',
  createdBy: 'Ana Ruiz',
  lastDelivery: { state: 'Delivered', responseStatus: 200, at: '2026-11-17T10:00:00.000Z' },
  waiting: 0,
  failures: 0,
  isFailing: false,
  ...facts,
})
const aDelivery = (facts: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '0198c0de-0000-7000-8000-0000000000d1',
  event: 'shipment.booked',
  about: 'S100212',
  state: 'Delivered',
  attempts: 1,
  createdAt: '2026-11-17T10:00:00.000Z',
  attemptedAt: '2026-11-17T10:00:01.000Z',
  responseStatus: 200,
  responseMilliseconds: 1250,
  reason: null,
  nextAttemptAt: null,
  ...facts,
})

async function openCard(listed: Webhook[], user: Partial<CurrentUser> = {}) {
  const portal = createFakePortal()
  portal.on(getWebhooks, { data: listed })
  return { ...(await renderScreen(<WebhooksCard />, { portal, user })), portal }
}
type Opened = Awaited<ReturnType<typeof openCard>>

const choose = async ({ keys }: Opened, name: string) => {
  await keys.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }))
  await keys.click(await screen.findByRole('menuitem', { name }))
}

it('lists the webhooks with what they are told of and how their last delivery ended', async () => {
  const at = '2026-11-17T10:00:00.000Z'
  await openCard([
    aWebhook(),
    aWebhook({
      id: id.replace('b1', 'b2'),
      lastDelivery: { state: 'Waiting', responseStatus: 503, at },
      waiting: 1200,
    }),
    aWebhook({ id: id.replace('b1', 'b3'), lastDelivery: { state: 'Failed', responseStatus: null, at } }),
    aWebhook({ id: id.replace('b1', 'b4'), isPaused: true }),
    aWebhook({ id: id.replace('b1', 'b5'), lastDelivery: null }),
  ])
  const rows = await within(await screen.findByRole('list', { name: 'Webhooks' })).findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(/^Warehousehttps:\/\/hooks\.example\.com\/inShipments, TendersDelivered/)
  expect(rows[1]).toHaveTextContent(/503.*1,200 waiting/)
  expect(rows[2]).toHaveTextContent('No answer')
  expect(rows[3]).toHaveTextContent('Paused')
  expect(rows[4]).toHaveTextContent('Nothing sent yet')
  expect(rows[0]).not.toHaveTextContent(/200|waiting/)
  expect(rows[2]).not.toHaveTextContent('waiting')
  expect(screen.queryByText('No webhooks yet')).toBeNull()
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('says that a webhook does not answer and what becomes of its deliveries', async () => {
  const opened = await openCard([aWebhook({ failures: 1207, isFailing: true, waiting: 40 })])
  opened.portal.on(getWebhookDeliveries, { data: [aDelivery({ state: 'Waiting', responseStatus: null })] })
  const [row] = await within(await screen.findByRole('list', { name: 'Webhooks' })).findAllByRole('listitem')
  expect(row).toHaveTextContent(/Not answering40 waiting/)
  await choose(opened, 'Deliveries')
  expect(
    await screen.findByText(/^The last 1,207 calls got no answer\. Deliveries wait, and one a minute is tried/),
  ).toBeVisible()
})

it('says that webhooks and deliveries are loading', async () => {
  const opened = await openCard([aWebhook()])
  opened.portal.on(getWebhookDeliveries, () => new Promise(() => {}))
  await choose(opened, 'Deliveries')
  expect(await within(await screen.findByRole('dialog')).findByText('Loading')).toBeInTheDocument()
  cleanup()
  const portal = createFakePortal()
  portal.on(getWebhooks, () => new Promise(() => {}))
  await renderScreen(<WebhooksCard />, { portal })
  expect(await screen.findByText('Loading')).toBeInTheDocument()
})

it('says why the webhooks cannot be shown and tries again', async () => {
  const portal = createFakePortal()
  portal.on(getWebhooks, refused(503, 'The database is being restarted'))
  const { keys } = await renderScreen(<WebhooksCard />, { portal })
  expect(await screen.findByText('The database is being restarted')).toBeVisible()
  expect(screen.queryByText('No webhooks yet')).toBeNull()
  portal.on(getWebhooks, { data: [aWebhook()] })
  await keys.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Warehouse')).toBeVisible()
})

it('lets nobody make a webhook or send again who may not', async () => {
  const opened = await openCard([aWebhook()], { permissions: ['ViewOrder'] })
  expect(await screen.findByRole('button', { name: 'Create webhook' })).toHaveAttribute('aria-disabled', 'true')
  opened.portal.on(getWebhookDeliveries, { data: [aDelivery()] })
  await choose(opened, 'Deliveries')
  const again = await screen.findByRole('button', { name: /^Redeliver/ })
  expect(again).toHaveAttribute('aria-disabled', 'true')
  expect(again).not.toHaveAccessibleDescription('The webhook is paused')
})

it('shows who did what with a webhook', async () => {
  const opened = await openCard([aWebhook()])
  opened.portal.on(getHistory, { data: [], total: 0 })
  await choose(opened, 'History')
  expect(await screen.findByRole('dialog', { name: 'History of Warehouse' })).toBeVisible()
  expect(await screen.findByText('Nothing has changed yet')).toBeVisible()
  await opened.keys.click(screen.getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('makes a webhook and shows its secret once', async () => {
  const { portal, keys } = await openCard([])
  expect(await screen.findByText('No webhooks yet')).toBeVisible()
  portal.on(createWebhook, { id, secret: 'theWholeSecret' })
  await keys.click(screen.getByRole('button', { name: 'Create webhook' }))
  const dialog = within(await screen.findByRole('dialog'))
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Choose at least one kind of events')).toBeVisible()
  await keys.type(dialog.getByLabelText(/^Name/), 'Warehouse')
  await keys.type(dialog.getByLabelText(/^Address/), 'https://hooks.example.com/in')
  await keys.click(dialog.getByText('Orders'))
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('theWholeSecret')).toBeVisible()
  expect(screen.getByText('It will not be shown again.')).toBeVisible()
  expect(screen.getByText('Webhook Warehouse created')).toBeVisible()
  expect(portal.calls(createWebhook).at(-1)).toMatchObject({
    body: { name: 'Warehouse', url: 'https://hooks.example.com/in', topics: ['order'] },
  })
  await keys.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('theWholeSecret')).toBeNull()
})

it('changes one', async () => {
  const opened = await openCard([aWebhook()])
  const { portal, keys } = opened
  portal.on(updateWebhook, { id })
  await choose(opened, 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Warehouse' }))
  await keys.type(dialog.getByLabelText(/^Name/), ' 2')
  await keys.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Webhook Warehouse 2 changed')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(portal.calls(updateWebhook).at(-1)).toMatchObject({
    params: { webhookId: id },
    body: { name: 'Warehouse 2', topics: ['shipment', 'tender'] },
  })
})

it.each([
  [false, 'Pause', 'Webhook Warehouse paused', 'Nothing is sent until it is resumed; new events wait.'],
  [true, 'Resume', 'Webhook Warehouse resumed', 'Waiting events are sent in order from now on.'],
])('asks before it pauses or resumes (paused: %s)', async (isPaused, verb, snackbar, meaning) => {
  const opened = await openCard([aWebhook({ isPaused })])
  const { portal, keys } = opened
  portal.on(setWebhookPaused, { id })
  await choose(opened, verb)
  const question = within(await screen.findByRole('dialog', { name: `${verb} Warehouse?` }))
  expect(question.getByText(meaning)).toBeVisible()
  expect(portal.calls(setWebhookPaused)).toHaveLength(0)
  await keys.click(await screen.findByRole('button', { name: verb }))
  expect(await screen.findByText(snackbar)).toBeVisible()
  expect(portal.calls(setWebhookPaused).at(-1)).toMatchObject({ body: { isPaused: !isPaused } })
})

it('asks before it makes a new secret, and shows that once', async () => {
  const opened = await openCard([aWebhook()])
  opened.portal.on(createWebhookSecret, { id, secret: 'theNewSecret' })
  await choose(opened, 'New secret')
  const question = within(await screen.findByRole('dialog', { name: 'New secret for Warehouse?' }))
  expect(question.getByText('From now on, deliveries are signed with the new secret only.')).toBeVisible()
  expect(opened.portal.calls(createWebhookSecret)).toHaveLength(0)
  await opened.keys.click(await screen.findByRole('button', { name: 'Make secret' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Webhook secret' }))
  expect(await shown.findByText('theNewSecret')).toBeVisible()
  expect(
    shown.getByText(
      'X-Lanewise-Signature is sha256= and the HMAC-SHA256 of X-Lanewise-Timestamp, a period and the body, with this secret.',
    ),
  ).toBeVisible()
  expect(screen.getByText('Webhook Warehouse has a new secret')).toBeVisible()
})

it('asks before it deletes', async () => {
  const opened = await openCard([aWebhook()])
  opened.portal.on(removeWebhook, { id })
  await choose(opened, 'Delete')
  const question = within(await screen.findByRole('dialog', { name: 'Delete Warehouse?' }))
  expect(
    question.getByText('No more events are sent to its address, including those still waiting. This cannot be undone.'),
  ).toBeVisible()
  expect(opened.portal.calls(removeWebhook)).toHaveLength(0)
  await opened.keys.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Webhook Warehouse deleted')).toBeVisible()
  expect(opened.portal.calls(removeWebhook).map(({ params }) => params)).toEqual([{ webhookId: id }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('lists the deliveries with response, time and what comes next, and sends one again', async () => {
  const opened = await openCard([aWebhook()])
  const { portal, keys } = opened
  portal.on(getWebhookDeliveries, {
    data: [
      aDelivery({
        state: 'Waiting',
        attempts: 3,
        responseStatus: 503,
        reason: 'The webhook answered 503',
        nextAttemptAt: '2026-11-17T10:15:00.000Z',
      }),
      aDelivery({ id: '0198c0de-0000-7000-8000-0000000000d2', about: 'S100213' }),
      aDelivery({
        id: '0198c0de-0000-7000-8000-0000000000d3',
        about: 'S100214',
        state: 'Waiting',
        attempts: 0,
        attemptedAt: null,
        responseStatus: null,
        responseMilliseconds: null,
      }),
      aDelivery({
        ...{ id: '0198c0de-0000-7000-8000-0000000000d4', about: 'S100215', state: 'Failed', attempts: 2 },
        ...{ responseStatus: null, responseMilliseconds: null },
      }),
    ],
  })
  portal.on(redeliverWebhook, { id: aDelivery().id })
  await choose(opened, 'Deliveries')
  const rows = await within(await screen.findByRole('list', { name: 'Deliveries' })).findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(
    /shipment\.booked S100212.*attempt 3, 1,250 ms.*Waiting, 503.*The webhook answered 503Next attempt/,
  )
  expect(rows[1]).toHaveTextContent('Delivered, 200')
  expect(screen.queryByText('Nothing has been sent yet')).toBeNull()
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(rows[1]).not.toHaveTextContent('Next attempt')
  expect(rows[2]).toHaveTextContent(/Since 11\/17\/2026 .*, not sent yetWaiting$/)
  expect(rows[3]).toHaveTextContent(/, attempt 2Failed$/)
  expect(screen.getByRole('dialog', { name: 'Deliveries to Warehouse' })).toBeVisible()
  await keys.click(screen.getByRole('button', { name: 'Redeliver shipment.booked S100213' }))
  expect(await screen.findByText('shipment.booked S100213 is sent again')).toBeVisible()
  expect(portal.calls(redeliverWebhook).at(-1)).toMatchObject({
    params: { webhookId: id, deliveryId: '0198c0de-0000-7000-8000-0000000000d2' },
  })
})

it('sends nothing again while it is paused, and says so where nothing was sent', async () => {
  const opened = await openCard([aWebhook({ isPaused: true })])
  opened.portal.on(getWebhookDeliveries, { data: [aDelivery()] })
  await choose(opened, 'Deliveries')
  const again = await screen.findByRole('button', { name: /^Redeliver/ })
  expect(again).toHaveAttribute('aria-disabled', 'true')
  expect(again).toHaveAccessibleDescription('The webhook is paused')
})

it('says where nothing was sent yet', async () => {
  const opened = await openCard([aWebhook()])
  opened.portal.on(getWebhookDeliveries, { data: [] })
  await choose(opened, 'Deliveries')
  expect(await screen.findByText('Nothing has been sent yet')).toBeVisible()
})

it('says why deliveries cannot be shown or sent again, and tries again', async () => {
  const opened = await openCard([aWebhook()])
  const { portal, keys } = opened
  portal.on(getWebhookDeliveries, refused(503, 'The database is being restarted'))
  portal.on(redeliverWebhook, refused(409, 'It is being sent'))
  await choose(opened, 'Deliveries')
  expect(await screen.findByText('The database is being restarted')).toBeVisible()
  expect(screen.queryByText('Nothing has been sent yet')).toBeNull()
  portal.on(getWebhookDeliveries, { data: [aDelivery()] })
  await keys.click(screen.getByRole('button', { name: 'Try again' }))
  await keys.click(await screen.findByRole('button', { name: /^Redeliver/ }))
  expect(await screen.findByText('It is being sent')).toBeVisible()
})
