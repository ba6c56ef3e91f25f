import {
  createConnectionSecrets,
  getEdiFile,
  getTenderConnection,
  setTenderConnection,
  type TenderConnection,
  uploadEdiFile,
} from '@lanewise/contract/tender-connections'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aConnection, aMessage } from '#features/carriers/testing/connection.ts'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'

async function openCard(facts: Partial<TenderConnection> = {}, permissions?: 'none') {
  const portal = createFakePortal()
  const connection = aConnection(facts)
  portal.on(getTenderConnection, connection)
  const user = permissions === 'none' ? { user: { permissions: ['ViewCarrierNetwork' as const] } } : {}
  const carrier = { carrierId: connection.carrierId, name: 'Able Trucking' }
  const opened = await renderScreen(<ConnectionCard carrier={carrier} />, { portal, ...user })
  await screen.findByRole('button', { name: 'Edit connection' })
  return { ...opened, portal, connection }
}

const edi = { kind: 'EDI', ownId: 'LANEWISE', partnerQualifier: '02', partnerId: 'ABLE' } as const

describe('the tender connection of a carrier', () => {
  it('says that offers go by mail where nothing else is set', async () => {
    await openCard()
    expect(screen.getByText('Email with a personal link')).toBeVisible()
    expect(screen.queryByRole('button', { name: /secrets/ })).toBeNull()
  })

  it('shows how an EDI connection stands, and what went to and fro', async () => {
    const messages = [
      aMessage({
        state: 'Sent',
        acknowledgedAt: '2026-11-17T12:02:00.000Z',
        acknowledgement: 'Accepted',
        hasFile: true,
      }),
      aMessage({ state: 'Dropped', reason: 'The offer ended before it could be sent', shipmentNumber: 'S1002' }),
    ]
    const received = [
      {
        id: aMessage().id.replace(/.$/, 'e'),
        controlNumber: 7,
        receivedAt: '2026-11-17T12:05:00.000Z',
        receivedBy: 'Able Trucking',
        transactions: [
          { kind: '990', controlNumber: '0001', shipmentNumber: 'S1001', outcome: 'Taken', message: 'Accepted' },
          {
            kind: '990',
            controlNumber: '0002',
            shipmentNumber: 'S9',
            outcome: 'Unknown',
            message: 'Load S9 was never offered to this carrier',
          },
        ],
      },
    ] satisfies TenderConnection['received']
    const { keys, portal } = await openCard({ ...edi, messages, received })
    expect(screen.getByText('Ready')).toBeVisible()
    expect(screen.getByText('ZZ / LANEWISE')).toBeVisible()
    const rows = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('File 7, received from Able Trucking')
    expect(rows[0]).toHaveTextContent('990 · S9 · Load S9 was never offered to this carrier')
    expect(rows[0]).toHaveTextContent('Partly processed')
    expect(rows[1]).toHaveTextContent(/S1001204 sent .*, acknowledged by 997 .*Sent/)
    expect(rows[2]).toHaveTextContent('204 not sent: The offer ended before it could be sent')
    portal.on(getEdiFile, refused(404, 'This file does not exist or is not yours'))
    await keys.click(screen.getByRole('button', { name: 'Download file 42' }))
    expect(await screen.findByText('This file does not exist or is not yours')).toBeVisible()
  })

  it('is set in a dialog that asks for what its kind needs', async () => {
    const { keys, portal, connection } = await openCard()
    portal.on(setTenderConnection, aConnection(edi))
    await keys.click(screen.getByRole('button', { name: 'Edit connection' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tender connection' }))
    await keys.click(dialog.getByRole('radio', { name: /^EDI/ }))
    await keys.click(dialog.getByRole('button', { name: /^Save/ }))
    expect(await dialog.findAllByText('This field is required.')).toHaveLength(2)
    await keys.type(dialog.getByLabelText(/^Your interchange id/), 'lanewise')
    await keys.type(dialog.getByLabelText(/^Their interchange id/), 'ABLE')
    await keys.click(dialog.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Tender connection saved')).toBeVisible()
    const [call] = portal.calls(setTenderConnection)
    expect([call?.params, call?.body]).toEqual([
      { carrierId: connection.carrierId },
      {
        kind: 'EDI',
        ownQualifier: 'ZZ',
        ownId: 'LANEWISE',
        partnerQualifier: 'ZZ',
        partnerId: 'ABLE',
        isTest: true,
        webhookUrl: null,
      },
    ])
  })

  it('makes secrets and shows them once', async () => {
    const obstacle = 'Its secrets have not been made yet'
    const { keys, portal } = await openCard({ kind: 'API', webhookUrl: 'https://able.example/x', obstacle })
    expect(screen.getByText(`${obstacle}. Until then, offers go by email.`)).toBeVisible()
    portal.on(createConnectionSecrets, { token: 'the-token', webhookSecret: 'the-secret' })
    await keys.click(screen.getByRole('button', { name: 'Make secrets' }))
    await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Make secrets/ }))
    const made = within(await screen.findByRole('dialog', { name: 'Secrets' }))
    expect(made.getByText('the-token')).toBeVisible()
    expect(made.getByText('the-secret')).toBeVisible()
    expect(made.getByText('They will not be shown again.')).toBeVisible()
    await keys.click(made.getByRole('button', { name: 'Done' }))
    expect(screen.queryByText('the-token')).toBeNull()
  })

  it('takes a file of answers, and says what became of it', async () => {
    const { keys, portal } = await openCard({ ...edi, tokenMadeAt: '2026-11-17T12:00:00.000Z' })
    portal.on(uploadEdiFile, refused(422, 'The file is from 02/OTHR, not from 02/ABLE'))
    await keys.upload(screen.getByLabelText('Answer file'), new File(['ISA*'], 'answers.x12'))
    expect(await screen.findByText('The file is from 02/OTHR, not from 02/ABLE')).toBeVisible()
    expect(portal.calls(uploadEdiFile)[0]?.body).toEqual({ fileName: 'answers.x12', data: btoa('ISA*') })
    const transactions = [
      { kind: '990', controlNumber: '1', shipmentNumber: 'S1', outcome: 'Taken' as const, message: 'Accepted' },
    ]
    const interchanges = [{ controlNumber: 1, isRepeated: false, transactions }]
    portal.on(uploadEdiFile, { acknowledgement: null, interchanges, errors: [] })
    await keys.upload(screen.getByLabelText('Answer file'), new File(['ISA*'], 'answers.x12'))
    expect(await screen.findByText('File processed: 1 of 1')).toBeVisible()
  })

  it('lets nobody change it without the permission', async () => {
    await openCard(edi, 'none')
    for (const name of ['Edit connection', 'Make secrets', 'Upload answer file'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  })

  it('can be asked for again when it did not load', async () => {
    const portal = createFakePortal()
    portal.on(getTenderConnection, refused(503, 'The database rests'))
    const carrier = { carrierId: aConnection().carrierId, name: 'Able Trucking' }
    const { keys } = await renderScreen(<ConnectionCard carrier={carrier} />, { portal })
    expect(await screen.findByText('The database rests')).toBeVisible()
    expect(screen.queryByText('Loading')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit connection' })).toBeNull()
    portal.on(getTenderConnection, aConnection())
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByText('Offers are emailed to the carrier with a personal link to accept or reject.'),
    ).toBeVisible()
    expect(screen.queryByText('The database rests')).toBeNull()
    for (const text of ['Ready', 'Not ready', 'Test', 'Answer token']) expect(screen.queryByText(text)).toBeNull()
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows what is agreed for each way: ids and test files of EDI, the address of a webhook', async () => {
    await openCard(edi)
    for (const text of ['Ready', 'Test', 'ZZ / LANEWISE', '02 / ABLE', 'None yet'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Upload answer file' })).toBeVisible()
    cleanup()
    const made = { tokenMadeAt: '2026-11-17T12:00:00.000Z', obstacle: 'No address yet' }
    await openCard({ kind: 'API', webhookUrl: 'https://able.example/x', ...made })
    for (const text of ['Not ready', 'https://able.example/x']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(/^Created 11\/17\/2026/)).toBeVisible()
    for (const text of ['Test', 'Ready', 'ZZ / null']) expect(screen.queryByText(text)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Upload answer file' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Replace secrets' })).toBeVisible()
    cleanup()
    await openCard({ ...edi, isTest: false })
    expect(screen.queryByText('Test')).toBeNull()
  })

  it('asks for the address of a webhook, and says what each way is', async () => {
    const { keys, portal } = await openCard()
    portal.on(setTenderConnection, aConnection({ kind: 'API' }))
    await keys.click(screen.getByRole('button', { name: 'Edit connection' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tender connection' }))
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'EmailAn email with a personal link',
      'EDIX12 files: 204 out, 990 and 997 in',
      'APIA signed webhook out, an API call back with the answer',
    ])
    expect(dialog.queryByLabelText(/interchange id/)).toBeNull()
    expect(dialog.queryByLabelText(/^Webhook/)).toBeNull()
    await keys.click(dialog.getByRole('radio', { name: /^EDI/ }))
    for (const name of [/^Your interchange id/, /^Their interchange id/])
      expect(dialog.getByLabelText(name)).toHaveAttribute('maxlength', '15')
    await keys.click(dialog.getByRole('radio', { name: /^API/ }))
    expect(dialog.queryByLabelText(/interchange id/)).toBeNull()
    const address = dialog.getByPlaceholderText('https://tms.carrier.com/offers')
    expect(address).toHaveAttribute('maxlength', '500')
    await keys.click(address)
    await keys.paste('https://able.example/offers')
    await keys.click(dialog.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Tender connection saved')).toBeVisible()
    expect(portal.calls(setTenderConnection)[0]?.body).toMatchObject({ webhookUrl: 'https://able.example/offers' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('replaces secrets after a warning, says why it could not, and shows no webhook secret where there is none', async () => {
    const { keys, portal } = await openCard({ ...edi, tokenMadeAt: '2026-11-17T12:00:00.000Z' })
    portal.on(createConnectionSecrets, refused(503, 'Not now'))
    await keys.click(screen.getByRole('button', { name: 'Replace secrets' }))
    const question = within(await screen.findByRole('dialog', { name: 'Replace secrets?' }))
    expect(
      question.getByText(
        'The current secrets of Able Trucking stop working at once. The new ones are shown only once.',
      ),
    ).toBeVisible()
    await keys.click(question.getByRole('button', { name: /^Replace secrets/ }))
    expect(await screen.findByText('Not now')).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(createConnectionSecrets, () => promise as never)
    await keys.click(question.getByRole('button', { name: /^Replace secrets/ }))
    await keys.keyboard('{Escape}')
    resolve({ token: 'the-token', webhookSecret: null })
    const made = within(await screen.findByRole('dialog', { name: 'Secrets' }))
    expect(made.getByText('the-token')).toBeVisible()
    expect(made.queryByText('Webhook secret')).toBeNull()
    cleanup()
    const fresh = await openCard(edi)
    await fresh.keys.click(screen.getByRole('button', { name: 'Make secrets' }))
    const first = within(await screen.findByRole('dialog', { name: 'Make secrets?' }))
    expect(first.getByText('They are shown only once. Copy them and send them to Able Trucking.')).toBeVisible()
    await fresh.keys.click(first.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says of a file that it is too large, came before, was taken in part, or what is wrong with it', async () => {
    const { keys, portal } = await openCard(edi)
    const upload = (size = 4) =>
      keys.upload(screen.getByLabelText('Answer file'), new File([new Uint8Array(size)], 'answers.x12'))
    await upload(1024 * 1024 + 1)
    expect(await screen.findByText('Choose a file of at most 1 MB')).toBeVisible()
    expect(portal.calls(uploadEdiFile)).toEqual([])
    const answer = (outcomes: ('Taken' | 'Unknown')[], isRepeated: boolean, errors: string[] = []) => {
      const transactions = outcomes.map((outcome, index) => ({
        ...{ kind: '990', controlNumber: String(index), shipmentNumber: 'S1', outcome, message: 'Read' },
      }))
      portal.on(uploadEdiFile, {
        acknowledgement: null,
        interchanges: [{ controlNumber: 1, isRepeated, transactions }],
        errors,
      })
    }
    answer(['Taken'], true)
    await upload(1024 * 1024)
    expect(await screen.findByText('This file was received before; nothing was processed again')).toBeVisible()
    expect(screen.queryByText('Part of the file was not processed')).toBeNull()
    answer(['Taken', 'Unknown'], false, ['Interchange 9 has no end.', 'Group 2 has no end.'])
    await upload()
    expect(await screen.findByText('File processed: 1 of 2, see below')).toBeVisible()
    expect(await screen.findByText('Part of the file was not processed')).toBeVisible()
    expect(screen.getByText('Interchange 9 has no end. Group 2 has no end.')).toBeVisible()
  })

  it('tells of each message how it went, and hands out its file', async () => {
    const written: string[] = []
    URL.createObjectURL = vi.fn(() => 'blob:file')
    URL.revokeObjectURL = vi.fn()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      written.push(this.download)
    })
    const acknowledgedAt = '2026-11-17T12:02:00.000Z'
    const messages = [
      aMessage({ state: 'Waiting', sentAt: null, createdAt: '2026-11-17T12:09:00.000Z', purpose: 'Withdrawal' }),
      aMessage({ state: 'Failed', method: 'API', reason: 'No route', sentAt: '2026-11-17T12:08:00.000Z' }),
      aMessage({ state: 'Failed', reason: 'Refused', attempts: 2, acknowledgedAt, sentAt: '2026-11-17T12:07:00.000Z' }),
      aMessage({ acknowledgement: 'Rejected', acknowledgedAt, sentAt: '2026-11-17T12:06:00.000Z' }),
      aMessage({ acknowledgement: null, acknowledgedAt, sentAt: '2026-11-17T12:05:00.000Z' }),
      aMessage({ method: 'API', sentAt: '2026-11-17T12:04:00.000Z' }),
    ]
    const received = [
      {
        id: aMessage().id.replace(/.$/, 'e'),
        ...{ controlNumber: 7, receivedAt: '2026-11-17T12:03:00.000Z', receivedBy: 'Able Trucking' },
        transactions: [
          { kind: '997', controlNumber: '1', shipmentNumber: null, outcome: 'Taken', message: 'Accepted' },
        ],
      },
    ] satisfies TenderConnection['received']
    const { keys, portal } = await openCard({ ...edi, messages, received })
    const rows = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')
    const texts = [
      /^S1001204 cancellation is about to be sentWaiting$/,
      /^S1001Webhook failed: No route; retryingFailed$/,
      /^S1001204 failed 2 times: RefusedFailed$/,
      /^S1001204 sent 11\/17\/2026 .*, rejected by 997 11\/17\/2026 [^,]*Sent$/,
      /^S1001204 sent 11\/17\/2026 .*, acknowledged by 997 11\/17\/2026 [^,]*Sent$/,
      /^S1001Webhook sent 11\/17\/2026 [^,]*Sent$/,
      /^File 7, received from Able Trucking11\/17\/2026 [^·]*997 · AcceptedProcessed$/,
    ]
    expect(rows.map(({ textContent }) => textContent)).toEqual(texts.map((text) => expect.stringMatching(text)))
    expect(screen.queryByRole('button', { name: /^Download file/ })).toBeNull()
    portal.on(getEdiFile, { contentType: 'text/plain', fileName: 'in-7.x12', data: 'aGk=' })
    await keys.click(screen.getByRole('button', { name: 'Download received file 7' }))
    await waitFor(() => expect(written).toEqual(['in-7.x12']))
  })
})
