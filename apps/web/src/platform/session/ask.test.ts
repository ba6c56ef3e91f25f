import { createNote, deleteNote, getEntityNotes, updateNote } from '@lanewise/contract/notes'
import { expect, it, vi } from 'vitest'
import { CallError } from '#platform/query/problem.ts'
import { anIdentity } from '#testing/render-portal.tsx'
import { createSession } from './session.ts'

const noteId = '0198c0de-0000-7000-8000-000000000001'
const body = { entityId: noteId, noteContent: 'Dock 4' } as never

/** Session calls against a server that always gives this response. */
function askServer(status: number, content = '{}') {
  const sent: { method?: string; body?: unknown; contentType: string | null }[] = []
  vi.stubGlobal('fetch', async (_address: string, { method, body, headers }: RequestInit) => {
    sent.push({ method: method ?? 'GET', body, contentType: new Headers(headers).get('content-type') })
    return new Response(content, { status })
  })
  return { sent, ask: createSession(anIdentity(), { apiKeyClaim: 'sub' }).ask }
}

it('calls go out as GET, POST, PUT and DELETE, and what they carry as JSON [AUTH-27]', async () => {
  const { sent, ask } = askServer(200)
  await ask(getEntityNotes, { params: { entityId: noteId }, query: {} })
  await ask(createNote, { body })
  await ask(updateNote, { params: { noteId }, body })
  await ask(deleteNote, { params: { noteId } })
  const json = { body: JSON.stringify(body), contentType: 'application/json' }
  expect(sent).toEqual([
    { method: 'GET', body: undefined, contentType: null },
    { method: 'POST', ...json },
    { method: 'PUT', ...json },
    { method: 'DELETE', body: undefined, contentType: null },
  ])
})

it('a call fails on any status of 400 or above, and on none below [AUTH-28]', async () => {
  for (const status of [400, 402, 404, 409, 418, 422, 429, 500, 503, 599]) {
    const failed = askServer(status, '{"message":"No"}').ask(createNote, { body })
    await expect(failed).rejects.toBeInstanceOf(CallError)
    await expect(failed).rejects.toMatchObject({ status, content: { message: 'No' } })
  }
  for (const status of [200, 201, 202, 299])
    expect(await askServer(status, '{"id":1}').ask(createNote, { body })).toEqual({ id: 1 })
})
