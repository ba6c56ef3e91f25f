import { Project44Answer } from './answer.ts'
import { type Project44Settings, project44Connection } from './connection.ts'
import type { toProject44 } from './request.ts'

export type Project44Query = {
  path: '/api/v4/ltl/quotes/rates/query' | '/api/v4/vltl/quotes/rates/query'
  body: ReturnType<typeof toProject44>
  signal: AbortSignal
}

export type Project44Wire = (query: Project44Query) => Promise<Project44Answer>

export function project44Wire(settings: Project44Settings): Project44Wire {
  const call = project44Connection(settings)
  return (query) => call({ ...query, method: 'POST', answer: Project44Answer, goesBack: true })
}
