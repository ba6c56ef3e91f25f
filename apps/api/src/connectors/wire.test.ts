import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type PartnerServer, startPartner } from './testing/partner-server.ts'
import { callPartner, type PartnerCall, PartnerFailure } from './wire.ts'

const answer = z.object({ miles: z.number() })
let partner: PartnerServer

beforeAll(async () => {
  partner = await startPartner({ json: { miles: 183 } })
})
afterAll(() => partner.close())

const ask = (more: Partial<PartnerCall<z.output<typeof answer>>> = {}) =>
  callPartner({
    partner: 'Acme Roads',
    url: `${partner.url}/miles`,
    method: more.body === undefined ? 'GET' : 'POST',
    timeoutMs: 5_000,
    answer,
    ...more,
  })

const failure = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((caught: unknown) => caught)
  if (!(error instanceof PartnerFailure)) throw new Error(`not a failure of the partner: ${String(error)}`)
  return { kind: error.kind, status: error.status, message: error.message }
}

describe('callPartner', () => {
  it('sends JSON and answers in the agreed shape', async () => {
    partner.behave({ json: { miles: 183, more: 'ignored' } })
    expect(await ask({ body: { from: 'A' } })).toEqual({ miles: 183 })
    expect(partner.calls.at(-1)).toMatchObject({ method: 'POST', path: '/miles', body: { from: 'A' } })
    expect(partner.calls.at(-1)?.headers).toMatchObject({ 'content-type': 'application/json' })
  })

  it.each(['hangs', 'drips'] as const)('gives up on a partner that %s', async (behaviour) => {
    partner.behave(behaviour)
    expect(await failure(ask({ timeoutMs: 150 }))).toEqual({
      kind: 'time-out',
      status: null,
      message: 'Acme Roads did not answer within 0.15 s',
    })
  })

  it('names the status of a refusal, and nothing of what the partner wrote', async () => {
    partner.behave({ text: 'stack trace with a secret', status: 500 })
    expect(await failure(ask())).toEqual({ kind: 'refused', status: 500, message: 'Acme Roads answered 500' })
  })

  it('reads the code that the partner gives its refusal, and no other text of it', async () => {
    const refusalCode = z.object({ error: z.string().regex(/^[A-Z]\d+$/) }).transform(({ error }) => error)
    partner.behave({ json: { error: 'E42', secret: 'x' }, status: 400 })
    const refused: unknown = await ask({ refusalCode }).catch((caught: unknown) => caught)
    expect(refused).toMatchObject({ message: 'Acme Roads answered 400 (E42)', status: 400, code: 'E42' })
    for (const text of ['{"error":"a stack trace"}', '<html>']) {
      partner.behave({ text, status: 400 })
      const other: unknown = await ask({ refusalCode }).catch((caught: unknown) => caught)
      expect(other).toMatchObject({ message: 'Acme Roads answered 400', status: 400, code: null })
    }
  })

  it('tells what is no JSON from what is another shape', async () => {
    partner.behave({ text: '<html>' })
    expect(await failure(ask())).toMatchObject({
      kind: 'unreadable',
      message: 'Acme Roads did not answer in JSON',
    })
    partner.behave({ json: { miles: 'many' } })
    expect(await failure(ask())).toMatchObject({ message: 'Acme Roads answered in an unexpected format (at miles)' })
  })

  it('does not read without end', async () => {
    partner.behave({ text: 'x'.repeat(8 * 1024 * 1024 + 1) })
    expect(await failure(ask())).toMatchObject({
      kind: 'unreadable',
      message: 'Acme Roads sent an answer larger than 8 MB',
    })
  })

  it('says when nobody is there, and when nobody waits any more', async () => {
    partner.behave('hangs up')
    expect(await failure(ask())).toMatchObject({ kind: 'unreachable', message: 'Acme Roads could not be reached' })
    partner.behave('hangs')
    expect(await failure(ask({ signal: AbortSignal.timeout(50) }))).toMatchObject({
      message: 'Acme Roads did not answer before the request ended',
    })
  })
})
