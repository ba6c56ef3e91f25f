import type { Needs } from '@lanewise/domain/access/allowed'
import type { ApiScope } from '@lanewise/domain/access/api-scopes'
import type { z } from 'zod'

export type { Needs }

/** One API operation as data: the API binds it, the web app calls it, and the OpenAPI document is built from it. */
export type Operation = {
  /** The operationId in the OpenAPI document. */
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below /api/v1, with parameters in braces. */
  path: `/${string}`
  permission: Needs
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  /** Content type of the response, JSON by default. A CSV file is streamed and its response schema is a string. */
  answerType?: 'text/csv'
  status?: 200 | 201 | 202 | 204
  /** The body is a raw file that is not parsed. The query describes the file. */
  bodyType?: 'application/octet-stream'
  /** Largest body in bytes. The default is 1 MB. */
  bodyLimit?: number
  /** Rate limit per minute and IP address for callers without an account. Only for public operations. */
  publicLimit?: number
  /**
   * The operation is authorized by a personal link with this purpose. Its token is a parameter, or the bearer token if
   * there is none. Only for public operations.
   */
  link?: 'tender' | 'rate-request' | 'carrier' | 'unsubscribe' | 'watch'
  /**
   * Other programs may call the operation with an API key of this scope, regardless of the permission that users need.
   */
  scope?: ApiScope
  /** The action opens its own transactions instead of receiving one, because it works in chunks or moves files. */
  ownTransactions?: true
}

export const operation = <const O extends Operation>(definition: O): O => definition

type Input<T> = T extends z.ZodType ? z.input<T> : never
type Output<T> = T extends z.ZodType ? z.output<T> : never
type Part<O, K extends string, V> = K extends keyof O ? (O[K] extends z.ZodType ? V : unknown) : unknown

/** Input of a call: params, query and body as separate properties. */
export type CallInput<O extends Operation> = Part<O, 'params', { params: Input<O['params']> }> &
  Part<O, 'query', { query?: Input<O['query']> }> &
  Part<O, 'body', { body: Input<O['body']> }> &
  (O extends { bodyType: string } ? { bytes: Blob | Uint8Array<ArrayBuffer> } : unknown)

export type CheckedInput<O extends Operation> = Part<O, 'params', { params: Output<O['params']> }> &
  Part<O, 'query', { query: Output<O['query']> }> &
  Part<O, 'body', { body: Output<O['body']> }> &
  (O extends { bodyType: string } ? { bytes: Uint8Array } : unknown)

export type Answer<O extends Operation> = z.output<O['answer']>
