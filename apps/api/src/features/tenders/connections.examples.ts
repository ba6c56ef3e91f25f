import { createCarrier } from '@lanewise/contract/carriers'
import { getTenderConnection, setTenderConnection, uploadEdiFile } from '@lanewise/contract/tender-connections'
import type { Examples, Given } from '#platform/testing/examples.ts'
import { answer990, fileOf } from './testing/connected.ts'

const ids = { ownQualifier: 'ZZ', ownId: 'LANEWISE', partnerQualifier: '02', partnerId: 'ABLE', isTest: false } as const
const data = Buffer.from(fileOf(990, [answer990('S0')])).toString('base64')
const someId = '0198c0de-0000-7000-8000-000000000001'

export const examples: Examples = {
  getTenderConnection: ({ connectedId }) => ({ params: { carrierId: connectedId } }),
  setTenderConnection: ({ connectedId }) => ({
    params: { carrierId: connectedId },
    body: { kind: 'API', ...ids, webhookUrl: 'https://tms.carrier.example/offers' },
  }),
  createConnectionSecrets: ({ connectedId }) => ({ params: { carrierId: connectedId } }),
  uploadEdiFile: ({ connectedId }) => ({ params: { carrierId: connectedId }, body: { fileName: 'answers.x12', data } }),
  getEdiFile: ({ connectedId, ediFileId }) => ({ params: { carrierId: connectedId, ediFileId } }),
  receiveEdi: () => ({ body: { data } }),
  answerTender: ({ offerId = someId }) => ({ params: { offerId }, body: { answer: 'Accepted' } }),
}

/** A carrier connected by EDI, and a file received from it. */
export const given: Given = async ({ ask, name }) => {
  const body = { name: `Connected to ${name}`, dotNumber: String(8_100_000 + name.length), scac: 'ABLE' }
  const { carrierId } = await ask(createCarrier, { body })
  const params = { carrierId }
  await ask(setTenderConnection, { params, body: { kind: 'EDI', ...ids } })
  await ask(uploadEdiFile, { params, body: { fileName: 'answers.x12', data } })
  const { received } = await ask(getTenderConnection, { params })
  return { connectedId: carrierId, ediFileId: received[0]?.id ?? '' }
}
