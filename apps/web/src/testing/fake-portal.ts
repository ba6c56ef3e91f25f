import { changedMeanwhile } from '@lanewise/contract/messages'
import { getEntityNotes } from '@lanewise/contract/notes'
import type { Answer, Operation } from '@lanewise/contract/operation'
import { problemBody } from '@lanewise/contract/problem'
import { findSavedViews } from '@lanewise/contract/saved-views'
import { emptyBasemap } from './fake-maplibre.ts'

export type FakeRequest = {
  params: Record<string, string>
  query: Record<string, string>
  body: Record<string, unknown>
  headers: Headers
}
type Reply = { status: number; content: unknown }
type Answering<O extends Operation> = (request: FakeRequest) => Answer<O> | Refused | Promise<Answer<O> | Refused>
type Route = { operation: Operation; answer: (request: FakeRequest) => unknown; calls: FakeRequest[] }

export type Refused = { refused: Reply }

export const refused = (status: number, message: string, extra: Parameters<typeof problemBody>[2] = {}): Refused => ({
  refused: { status, content: problemBody(status, message, extra) },
})

/** Response to a save that conflicts with a newer version: the field that both users changed, with both values. */
export const metConflict = (field: string, mine: unknown, theirs: unknown): Refused =>
  refused(409, changedMeanwhile, {
    conflicts: [
      { field, label: field, mine: null, theirs: null, mineValue: mine, theirsValue: theirs, changedBy: 'Ben Cole' },
    ],
  })

export type FakePortal = ReturnType<typeof createFakePortal>

/**
 * A fake server that responds to operations as the test defines. A response that violates the contract fails the call.
 */
export function createFakePortal() {
  // Every list loads the user's saved views, and many records load notes. Both are empty by default.
  const routes: Route[] = [
    { operation: findSavedViews, answer: () => [], calls: [] },
    { operation: getEntityNotes, answer: () => ({ data: [], total: 0 }), calls: [] },
  ]
  const routeOf = (operation: Operation) => routes.find((route) => route.operation.name === operation.name)
  return {
    /** Sets the response of an operation: a value, or a function of the request. */
    on<O extends Operation>(operation: O, answer: Answer<O> | Refused | Answering<O>) {
      const answering = typeof answer === 'function' ? (answer as Route['answer']) : () => answer
      const known = routeOf(operation)
      if (known) known.answer = answering
      else routes.push({ operation, answer: answering, calls: [] })
    },
    calls: (operation: Operation): FakeRequest[] => routeOf(operation)?.calls ?? [],
    fetch: async (address: string, init: RequestInit = {}): Promise<Response> => {
      const { pathname, searchParams } = new URL(address, 'http://portal.test')
      // A fixed path segment takes precedence over a parameter, as on the server. (DEF-13)
      for (const route of routes.toSorted((a, b) => parameters(a) - parameters(b))) {
        const params = paramsOf(route.operation, init.method ?? 'GET', pathname)
        if (params) return reply(route, { params, query: Object.fromEntries(searchParams), ...contentOf(init) })
      }
      return responseOf({ status: 501, content: problemBody(501, `No answer for ${init.method} ${pathname}`) })
    },
  }
}

const parameters = ({ operation }: Route) => operation.path.split('{').length

async function reply({ operation, answer, calls }: Route, request: FakeRequest): Promise<Response> {
  calls.push(request)
  const content = await answer(request)
  if (isRefused(content)) return responseOf(content.refused)
  operation.answer.parse(content)
  if (operation.answerType) return new Response(String(content))
  return responseOf({ status: operation.status ?? 200, content })
}

const isRefused = (content: unknown): content is Refused =>
  typeof content === 'object' && content !== null && 'refused' in content

const contentOf = ({ body, headers }: RequestInit) => ({
  // Files are passed through unchanged.
  body: typeof body === 'string' ? (JSON.parse(body) as FakeRequest['body']) : {},
  headers: new Headers(headers),
})

const responseOf = ({ status, content }: Reply) =>
  new Response(content === undefined ? null : JSON.stringify(content), { status })

/** Path parameters when the request matches the operation; null otherwise. */
function paramsOf({ method, path }: Operation, requestMethod: string, pathname: string): FakeRequest['params'] | null {
  const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^/api/v1${pattern}$`).exec(pathname)
  return match && method === requestMethod ? { ...match.groups } : null
}

/** Also serves the map outlines, so that a screen with a map can show it. */
export function withOutlines(portal: FakePortal): FakePortal {
  const { fetch } = portal
  portal.fetch = async (address, init) =>
    String(address).includes('/api/') ? fetch(address, init) : new Response(JSON.stringify(emptyBasemap))
  return portal
}
