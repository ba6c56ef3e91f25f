import {
  createConnectionSecrets,
  getEdiFile,
  getTenderConnection,
  setTenderConnection,
  type TenderConnection,
  uploadEdiFile,
} from '@lanewise/contract/tender-connections'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
      aMessage({ state: 'Dropped', reason: 'The offer was over before it could be sent', shipmentNumber: 'S1002' }),
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
    expect(rows[0]).toHaveTextContent('File 7, brought by Able Trucking')
    expect(rows[0]).toHaveTextContent('990 · S9 · Load S9 was never offered to this carrier')
    expect(rows[0]).toHaveTextContent('Taken in part')
    expect(rows[1]).toHaveTextContent(/S1001204 sent .*, acknowledged by 997 .*Sent/)
    expect(rows[2]).toHaveTextContent('204 not sent: The offer was over before it could be sent')
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
    const obstacle = 'Its secrets are not made yet'
    const { keys, portal } = await openCard({ kind: 'API', webhookUrl: 'https://able.example/x', obstacle })
    expect(screen.getByText(`${obstacle}. Until then offers go by mail.`)).toBeVisible()
    portal.on(createConnectionSecrets, { token: 'the-token', webhookSecret: 'the-secret' })
    await keys.click(screen.getByRole('button', { name: 'Make secrets' }))
    await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Make secrets/ }))
    const made = within(await screen.findByRole('dialog', { name: 'Secrets' }))
    expect(made.getByText('the-token')).toBeVisible()
    expect(made.getByText('the-secret')).toBeVisible()
    expect(made.getByText('They are not shown again.')).toBeVisible()
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
    expect(await screen.findByText('File taken: 1 of 1')).toBeVisible()
  })

  it('lets nobody change it without the permission', async () => {
    await openCard(edi, 'none')
    for (const name of ['Edit connection', 'Make secrets', 'Upload answer file'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  })
})
