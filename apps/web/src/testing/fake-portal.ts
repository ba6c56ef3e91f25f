import { changedMeanwhile } from '@lanewise/contract/messages'
import { getEntityNotes } from '@lanewise/contract/notes'
import type { Answer, Operation } from '@lanewise/contract/operation'
import { problemBody } from '@lanewise/contract/problem'
import { findSavedViews } from '@lanewise/contract/saved-views'

/** One call as it arrived. */
export type Asked = {
  params: Record<string, string>
  query: Record<string, string>
  body: Record<string, unknown>
  headers: Headers
}
type Reply = { status: number; content: unknown }
type Answering<O extends Operation> = (asked: Asked) => Answer<O> | Refused | Promise<Answer<O> | Refused>
type Route = { operation: Operation; answer: (asked: Asked) => unknown; calls: Asked[] }

/** What a refused call is answered. */
export type Refused = { refused: Reply }

export const refused = (status: number, message: string, extra: Parameters<typeof problemBody>[2] = {}): Refused => ({
  refused: { status, content: problemBody(status, message, extra) },
})

/** A save that met a newer version: the field that both changed, and the values of both. */
export const metConflict = (field: string, mine: unknown, theirs: unknown): Refused =>
  refused(409, changedMeanwhile, {
    conflicts: [
      { field, label: field, mine: null, theirs: null, mineValue: mine, theirsValue: theirs, changedBy: 'Ben Cole' },
    ],
  })

export type FakePortal = ReturnType<typeof createFakePortal>

/** A server that answers declared operations as a test says; an answer that breaks its contract fails the call. */
export function createFakePortal() {
  // Every list asks for the user's views of it, and many records for their notes; who says nothing has none.
  const routes: Route[] = [
    { operation: findSavedViews, answer: () => [], calls: [] },
    { operation: getEntityNotes, answer: () => ({ data: [], total: 0 }), calls: [] },
  ]
  const routeOf = (operation: Operation) => routes.find((route) => route.operation.name === operation.name)
  return {
    /** Answers an operation from now on; a value, or what a function makes of the call. */
    on<O extends Operation>(operation: O, answer: Answer<O> | Refused | Answering<O>) {
      const answering = typeof answer === 'function' ? (answer as Route['answer']) : () => answer
      const known = routeOf(operation)
      if (known) known.answer = answering
      else routes.push({ operation, answer: answering, calls: [] })
    },
    /** The calls of an operation so far. */
    calls: (operation: Operation): Asked[] => routeOf(operation)?.calls ?? [],
    fetch: async (address: string, init: RequestInit = {}): Promise<Response> => {
      const { pathname, searchParams } = new URL(address, 'http://portal.test')
      for (const route of routes) {
        const params = paramsOf(route.operation, init.method ?? 'GET', pathname)
        if (params) return reply(route, { params, query: Object.fromEntries(searchParams), ...contentOf(init) })
      }
      return responseOf({ status: 501, content: problemBody(501, `No answer for ${init.method} ${pathname}`) })
    },
  }
}

async function reply({ operation, answer, calls }: Route, asked: Asked): Promise<Response> {
  calls.push(asked)
  const content = await answer(asked)
  if (isRefused(content)) return responseOf(content.refused)
  operation.answer.parse(content)
  if (operation.answerType) return new Response(String(content))
  return responseOf({ status: operation.status ?? 200, content })
}

const isRefused = (content: unknown): content is Refused =>
  typeof content === 'object' && content !== null && 'refused' in content

const contentOf = ({ body, headers }: RequestInit) => ({
  // A file travels as it is.
  body: typeof body === 'string' ? (JSON.parse(body) as Asked['body']) : {},
  headers: new Headers(headers),
})

const responseOf = ({ status, content }: Reply) =>
  new Response(content === undefined ? null : JSON.stringify(content), { status })

/** The parameters of the path when it is this operation's; null when it is another's. */
function paramsOf({ method, path }: Operation, askedMethod: string, pathname: string): Asked['params'] | null {
  const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^/api/v1${pattern}$`).exec(pathname)
  return found && method === askedMethod ? { ...found.groups } : null
}

const topology = {
  arcs: [],
  objects: {},
  transform: { scale: [1, 1], translate: [0, 0] },
  cities: [],
  stateLabels: [],
  credits: '',
}

/** Answers the outlines of the map as well, so that a screen with a map can show it. */
export function withOutlines(portal: FakePortal): FakePortal {
  const { fetch } = portal
  portal.fetch = async (address, init) =>
    String(address).includes('/api/') ? fetch(address, init) : new Response(JSON.stringify(topology))
  return portal
}
