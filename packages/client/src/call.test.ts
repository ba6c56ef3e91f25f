import { operation } from '@lanewise/contract/operation'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { addressOf, call } from './call.ts'
import { CallError } from './call-error.ts'

const at = { summary: '', permission: 'signed-in', answer: z.unknown() } as const
const read = operation({
  ...at,
  name: 'read',
  method: 'GET',
  path: '/things/{id}',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string() }),
})
const write = operation({ ...at, name: 'write', method: 'POST', path: '/things', body: z.object({ name: z.string() }) })

const answering = (status: number, body = '') =>
  vi.fn(async () => new Response(status === 204 ? null : body, { status }))

describe('call', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    'makes %s calls and sends a body as JSON [AUTH-27]',
    async (method) => {
      const fetch = answering(200, '{"ok":true}')
      const one = operation({ ...at, name: 'one', method, path: '/one', body: z.unknown() })
      expect(await call({ baseUrl: 'http://portal', fetch }, one, { body: { a: 1 } })).toEqual({ ok: true })
      expect(fetch).toHaveBeenCalledWith(
        'http://portal/api/v1/one',
        expect.objectContaining({
          method,
          body: '{"a":1}',
          headers: expect.objectContaining({ 'content-type': 'application/json' }),
        }),
      )
    },
  )

  it('sends no body and no content type where the operation has none', async () => {
    const fetch = answering(200, '{}')
    await call({ baseUrl: '', fetch }, read, { params: { id: '1' } })
    const [, sent] = fetch.mock.calls[0] as unknown as [string, RequestInit]
    expect(sent.body).toBeUndefined()
    expect(sent.headers).not.toHaveProperty('content-type')
  })

  it.each([400, 401, 403, 404, 409, 422, 500, 503])(
    'fails on status %i with the status and what was answered [AUTH-28]',
    async (status) => {
      const failed = call({ baseUrl: '', fetch: answering(status, '{"message":"No"}') }, write, { body: { name: 'x' } })
      await expect(failed).rejects.toMatchObject({ status, content: { message: 'No' }, message: 'No' })
      await expect(failed).rejects.toBeInstanceOf(CallError)
    },
  )

  it.each([200, 201, 202])('answers on status %i', async (status) => {
    expect(await call({ baseUrl: '', fetch: answering(status, '{"id":1}') }, write, { body: { name: 'x' } })).toEqual({
      id: 1,
    })
  })

  it('answers a file as it was written, byte order mark included, and a refusal as any other', async () => {
    const file = operation({
      ...read,
      params: undefined,
      path: '/things/export',
      answer: z.string(),
      answerType: 'text/csv',
    })
    const fetch = answering(200, '\uFEFF007\r\n')
    expect(await call({ baseUrl: '', fetch }, file, {} as never)).toBe('\uFEFF007\r\n')
    const [, sent] = fetch.mock.calls[0] as unknown as [string, RequestInit]
    expect(sent.headers).toMatchObject({ accept: 'text/csv' })
    const refused = call({ baseUrl: '', fetch: answering(403, '{"message":"No"}') }, file, {} as never)
    await expect(refused).rejects.toMatchObject({ status: 403, content: { message: 'No' } })
  })

  it('answers nothing on 204', async () => {
    expect(await call({ baseUrl: '', fetch: answering(204) }, write, { body: { name: 'x' } })).toBeUndefined()
  })
})

describe('addressOf', () => {
  it('escapes what stands in the path and leaves empty query values out', () => {
    expect(
      addressOf('', read, { params: { id: 'a/b ?' }, query: { q: '', page: 2, tag: ['x', 'y'], none: undefined } }),
    ).toBe('/api/v1/things/a%2Fb%20%3F?page=2&tag=x&tag=y')
  })
})
