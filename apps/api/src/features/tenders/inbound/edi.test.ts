import { getHistory } from '@lanewise/contract/history'
import {
  createConnectionSecrets,
  getEdiFile,
  getTenderConnection,
  receiveEdi,
  uploadEdiFile,
} from '@lanewise/contract/tender-connections'
import { type Acknowledgement, readAcknowledgement997, writeAcknowledgement997 } from '@lanewise/edi/acknowledge-997'
import { readX12 } from '@lanewise/edi/x12'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { answer990, connectedSetup, fileOf } from '../testing/connected.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Receipt = {
  acknowledgement: string | null
  interchanges: { isRepeated: boolean; transactions: { outcome: string; message: string }[] }[]
  errors: string[]
}
const outcomesOf = ({ content }: { content: unknown }) =>
  (content as Receipt).interchanges.flatMap(({ transactions }) => transactions.map(({ outcome }) => outcome))

/** Acknowledgment codes of each group in the 997 of an answer. */
const acknowledgedIn = ({ content }: { content: unknown }) =>
  readX12((content as Receipt).acknowledgement ?? '').interchanges.flatMap(({ groups }) =>
    groups.flatMap(({ transactions }) => transactions.map((one) => readAcknowledgement997(one).acknowledgement)),
  )

describe('a file of answers', () => {
  it('is answered with a 997, and the same file again changes nothing twice', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const { shipmentNumber, shipmentId } = await setup.offered()
    const file = fileOf(990, [answer990(shipmentNumber)], { controlNumber: 7 })
    const both = await Promise.all([setup.bring(file), setup.bring(file)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const repeats = both.map(({ content }) => (content as Receipt).interchanges[0]?.isRepeated)
    expect(repeats.sort()).toEqual([false, true])
    expect(new Set(both.map(({ content }) => (content as Receipt).acknowledgement)).size).toBe(1)
    expect(acknowledgedIn(both[0] ?? { content: {} })).toMatchObject([
      { functionalId: 'GF', controlNumber: '7', receipt: 'Accepted', received: 1, accepted: 1 },
    ])
    const sentences = (await setup.sentences(shipmentId)).filter((sentence) => sentence.includes('answered'))
    expect(sentences).toEqual(['Able (connection) answered the offer: Accepted'])
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
    expect((await setup.connection()).received).toHaveLength(1)
    const other = await setup.bring(fileOf(990, [answer990('S1')], { controlNumber: 7 }))
    expect(other).toMatchObject({
      status: 409,
      content: {
        message: 'Interchange 7 was received before with different content; a control number can be used only once',
      },
    })
    const repeated = await setup.bring(fileOf(990, [answer990(shipmentNumber)], { controlNumber: 8 }))
    expect(outcomesOf(repeated)).toEqual(['Taken'])
    expect((await setup.sentences(shipmentId)).join()).not.toContain('too late')
  })

  it('that comes too late is refused and kept; a load that was never offered is reported; a broken answer spoils no other', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const late = await setup.offered()
    await setup.letExpire()
    const good = await setup.offered()
    const notYet = await setup.ship()
    const nonsense = { kind: '990', segments: [['B1', 'ABLE', good.shipmentNumber, '20261117', 'Q']] as const }
    const brought = await setup.bring(
      fileOf(
        990,
        [
          answer990(late.shipmentNumber),
          answer990(notYet.shipmentNumber),
          nonsense,
          answer990(good.shipmentNumber, { answer: 'Countered', chargeCents: 165_000 }),
          answer990(good.shipmentNumber, { tenderId: 'T999' }),
        ],
        { separators: { element: '|', component: ':', repetition: null, segment: "'\r\n" } },
      ),
    )
    expect(outcomesOf(brought)).toEqual(['Refused', 'Unknown', 'Invalid', 'Taken', 'Unknown'])
    expect((brought.content as Receipt).interchanges[0]?.transactions.map(({ message }) => message)).toEqual([
      'The time to answer has passed; the load was offered to another carrier',
      `Load ${notYet.shipmentNumber} was never offered to this carrier`,
      'B104 cannot be "Q"',
      'Countered, wants $1,650.00',
      `Load ${good.shipmentNumber} was never offered to this carrier`,
    ])
    expect(acknowledgedIn(brought)).toMatchObject([
      {
        receipt: 'PartlyAccepted',
        received: 5,
        accepted: 4,
        transactions: [
          {},
          {},
          { receipt: 'Rejected', errors: [{ segment: 'B1', elements: [{ element: 4 }] }] },
          {},
          {},
        ],
      },
    ])
    expect(await setup.sentences(late.shipmentId)).toContain(
      'Able (connection) answered the offer after it had ended: Accepted',
    )
    expect(await setup.states(late.shipmentNumber)).toEqual(['Able Expired', 'Baker Sent'])
    expect((await setup.tenders(good.shipmentNumber)).tenders[0]?.offers).toMatchObject([
      { state: 'Countered', counterTotal: 1650 },
      { state: 'Sent' },
    ])
    const [received] = (await setup.connection()).received
    expect(received).toMatchObject({ controlNumber: 1, receivedBy: 'Able', transactions: [{}, {}, {}, {}, {}] })
  })

  it('is taken from a person who uploads it, and kept as it came', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const { shipmentNumber } = await setup.offered()
    const params = { carrierId: setup.able.carrierId }
    const data = Buffer.from(fileOf(990, [answer990(shipmentNumber)])).toString('base64')
    const uploaded = await setup.attempt(uploadEdiFile, { params, body: { fileName: 'able.x12', data } })
    expect([uploaded.status, outcomesOf(uploaded)]).toEqual([200, ['Taken']])
    const [received] = (await setup.connection()).received
    expect(received?.receivedBy).toBe('Ana Ruiz')
    const ediFileId = received?.id ?? ''
    expect(await setup.ask(getEdiFile, { params: { ...params, ediFileId } })).toMatchObject({
      fileName: 'able.x12',
      data,
    })
    const foreign = await setup.attempt(getEdiFile, { params: { carrierId: setup.baker.carrierId, ediFileId } })
    expect(foreign.status).toBe(404)
  })
})

describe('an acknowledgement', () => {
  const ackOf = (controlNumber: number, more: Partial<Acknowledgement> = {}): Acknowledgement => ({
    functionalId: 'SM',
    controlNumber: String(controlNumber),
    receipt: 'Accepted',
    included: 1,
    received: 1,
    accepted: 1,
    errorCodes: [],
    transactions: [{ kind: '204', controlNumber: '0001', receipt: 'Accepted', errorCodes: [], errors: [] }],
    ...more,
  })

  it('stands beside the file that it acknowledges, and is not acknowledged itself', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const { shipmentNumber } = await setup.offered()
    const brought = await setup.bring(
      fileOf(997, [writeAcknowledgement997(ackOf(1)), writeAcknowledgement997(ackOf(9))]),
    )
    expect(brought).toMatchObject({ status: 200, content: { acknowledgement: null } })
    expect(outcomesOf(brought)).toEqual(['Taken', 'Unknown'])
    const [offer] = (await setup.tenders(shipmentNumber)).tenders[0]?.offers ?? []
    expect(offer?.messages).toMatchObject([
      {
        state: 'Sent',
        controlNumber: 1,
        hasFile: true,
        acknowledgement: 'Accepted',
        acknowledgedAt: expect.any(String),
      },
    ])
  })

  it('that rejects a load tender sends the load on to the next carrier', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const { shipmentNumber } = await setup.offered()
    const transactions: Acknowledgement['transactions'] = [
      { kind: '204', controlNumber: '0001', receipt: 'Rejected', errorCodes: ['5'], errors: [] },
    ]
    const rejected = ackOf(1, { receipt: 'Rejected', accepted: 0, transactions })
    expect((await setup.bring(fileOf(997, [writeAcknowledgement997(rejected)]))).status).toBe(200)
    expect((await setup.tenders(shipmentNumber)).tenders[0]?.offers).toMatchObject([
      {
        state: 'Undeliverable',
        stateReason: "The carrier's system rejected the file",
        messages: [{ state: 'Failed' }],
      },
      { carrierName: 'Baker', state: 'Sent' },
    ])
  })
})

describe('a load tender', () => {
  it('that is withdrawn is cancelled by a second file under a number of its own; no number is used twice', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const { shipmentNumber } = await setup.offered()
    await setup.withdraw(shipmentNumber)
    await setup.sendMessages()
    const [cancelled, original] = await setup.tenders204()
    expect([original?.tender?.purpose, cancelled?.tender?.purpose]).toEqual(['Original', 'Cancellation'])
    expect(cancelled?.tender?.tenderId).toBe(original?.tender?.tenderId)
    expect(cancelled?.text).toContain('B2A*01*')
    const started = async () => setup.start((await setup.ship()).shipmentNumber)
    await Promise.all([started(), started(), started()])
    await setup.sendMessages()
    const numbers = (await setup.tenders204()).map(({ interchange }) => Number(interchange.controlNumber))
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5])
  })

  it('that was withdrawn before it left is not sent at all', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    await setup.withdraw(shipmentNumber)
    await setup.sendMessages()
    expect(await setup.tenders204()).toEqual([])
    expect((await setup.connection()).messages.map(({ state, reason }) => [state, reason]).sort()).toEqual([
      ['Dropped', 'The offer ended before it could be sent'],
      ['Dropped', 'The offer itself never arrived'],
    ])
  })
})

describe('a file that is not good', () => {
  it('changes nothing: binary, empty, cut off, for somebody else, from somebody else, a test, too large', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const { shipmentNumber } = await setup.offered()
    const answer = [answer990(shipmentNumber)]
    const good = fileOf(990, answer)
    const bad: [string, string][] = [
      [
        String.fromCharCode(...Array.from({ length: 4096 }, (_, index) => (index * 37) % 256)),
        'does not begin with ISA',
      ],
      ['  \r\n', 'The file is empty'],
      [good.slice(0, 90), 'The file ends in ISA'],
      [good.slice(0, -20), 'IEA'],
      [fileOf(990, answer, { to: 'SOMEBODY' }), 'The file is for ZZ/SOMEBODY, not for ZZ/LANEWISE'],
      [fileOf(990, answer, { from: 'OTHR' }), 'The file is from 02/OTHR, not from 02/ABLE'],
      [fileOf(990, answer, { isTest: true }), 'The file is a test, and the connection is not'],
      [good.replaceAll('000000001', '00000000A'), 'The control number of the interchange is not 1 to 9 digits'],
    ]
    for (const [text, message] of bad) {
      const { status, content } = await setup.bring(text)
      expect([status, (content as { message: string }).message]).toEqual([422, expect.stringContaining(message)])
    }
    expect((await setup.bring('x'.repeat(20 * 1024 * 1024))).status).toBe(413)
    expect((await setup.bring(`${good}${' '.repeat(1024 * 1024)}`)).status).toBe(413)
    const many = fileOf(
      990,
      Array.from({ length: 501 }, () => answer990('S1')),
    )
    expect(await setup.bring(many)).toMatchObject({
      status: 422,
      content: { message: 'A file holds at most 500 transactions' },
    })
    expect(await setup.states(shipmentNumber)).toEqual(['Able Sent', 'Baker Queued'])
    expect((await setup.connection()).received).toEqual([])
    expect(outcomesOf(await setup.bring(good))).toEqual(['Taken'])
  })

  it('is not taken with a wrong token, an old one, none, or the one of another company', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const other = await connectedSetup(portal, 'EDI')
    const { shipmentNumber } = await setup.offered()
    const file = fileOf(990, [answer990(shipmentNumber)])
    const old = setup.secrets.token
    const { token } = await setup.admin.ask(createConnectionSecrets, { params: { carrierId: setup.able.carrierId } })
    for (const wrong of ['x'.repeat(43), old]) expect((await setup.bring(file, wrong)).status).toBe(401)
    const body = { data: Buffer.from(file).toString('base64') }
    expect((await portal.as(null).attempt(receiveEdi, { body })).status).toBe(401)
    expect((await portal.as(setup.person).attempt(receiveEdi, { body })).status).toBe(401)
    const elsewhere = await setup.bring(file, other.secrets.token)
    expect([elsewhere.status, outcomesOf(elsewhere)]).toEqual([200, ['Unknown']])
    expect(await setup.states(shipmentNumber)).toEqual(['Able Sent', 'Baker Queued'])
    expect(outcomesOf(await setup.bring(file, token))).toEqual(['Taken'])
    await setup.connect({ kind: 'Email' })
    expect(await setup.bring(file, token)).toMatchObject({
      status: 403,
      content: { message: 'This carrier is not connected by EDI' },
    })
  })

  it('that is real is not taken while the connection is a test', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const { shipmentNumber } = await setup.offered()
    await setup.connect({ ownId: 'LANEWISE', partnerId: 'ABLE', isTest: true })
    expect(await setup.bring(fileOf(990, [answer990(shipmentNumber)]))).toMatchObject({
      status: 422,
      content: { message: 'The connection is a test, and the file is not' },
    })
    const { data } = await setup.admin.ask(getHistory, {
      params: { entity: 'carrier', entityId: setup.able.carrierId },
    })
    expect(JSON.stringify(data)).toContain('ZZ/LANEWISE to 02/ABLE, test')
    expect(await setup.states(shipmentNumber)).toEqual(['Able Sent', 'Baker Queued'])
  })

  it('has no secrets where offers go by mail', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    await setup.connect({ kind: 'Email' })
    const { status, problem } = await setup.admin.attempt(createConnectionSecrets, {
      params: { carrierId: setup.able.carrierId },
    })
    expect([status, problem.message]).toEqual([409, 'Offers to this carrier go by email'])
  })

  it('never tells a secret of the connection again', async () => {
    const setup = await connectedSetup(portal, 'EDI')
    const shown = JSON.stringify(await setup.ask(getTenderConnection, { params: { carrierId: setup.able.carrierId } }))
    expect(shown).not.toContain(setup.secrets.token)
    const { rows } = await portal.database.pool.query('select 1 from system.personal_links where token_hash = $1', [
      setup.secrets.token,
    ])
    expect(rows).toEqual([])
  })
})
