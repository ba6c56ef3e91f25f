import type { Needs } from '@lanewise/domain/access/allowed'
import type { ApiScope } from '@lanewise/domain/access/api-scopes'
import type { z } from 'zod'

export type { Needs }

/** One call of the product, as data: the API binds it, the web calls it, the OpenAPI document is built from it. */
export type Operation = {
  /** The name other programs see as operationId. */
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1, parameters in braces. */
  path: `/${string}`
  permission: Needs
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  /** What the answer is sent as; JSON when unset. A CSV file is streamed and its shape is a string. */
  answerType?: 'text/csv'
  status?: 200 | 201 | 202 | 204
  /** The body is a file as it is, of which nothing is parsed; what it is stands in the query. */
  bodyType?: 'application/octet-stream'
  /** Largest body in bytes; 1 MB when unset. */
  bodyLimit?: number
  /** What a caller without an account may ask per minute and address; only for public operations. */
  publicLimit?: number
  /**
   * Opened by a personal link with this purpose, whose token is a parameter, or the bearer where there is none; only for
   * public operations.
   */
  link?: 'tender' | 'rate-request' | 'carrier' | 'unsubscribe'
  /** Other programs may call it with a key of this scope, whatever its permission asks of people. */
  scope?: ApiScope
  /** The action opens its own transactions instead of getting one: it works in chunks or moves files. */
  ownTransactions?: true
}

export const operation = <const O extends Operation>(definition: O): O => definition

type Input<T> = T extends z.ZodType ? z.input<T> : never
type Output<T> = T extends z.ZodType ? z.output<T> : never
type Part<O, K extends string, V> = K extends keyof O ? (O[K] extends z.ZodType ? V : unknown) : unknown

/** What a caller sends: the fields of params, query and body side by side by their role. */
export type CallInput<O extends Operation> = Part<O, 'params', { params: Input<O['params']> }> &
  Part<O, 'query', { query?: Input<O['query']> }> &
  Part<O, 'body', { body: Input<O['body']> }> &
  (O extends { bodyType: string } ? { bytes: Blob | Uint8Array<ArrayBuffer> } : unknown)

/** What an action gets after checking. */
export type CheckedInput<O extends Operation> = Part<O, 'params', { params: Output<O['params']> }> &
  Part<O, 'query', { query: Output<O['query']> }> &
  Part<O, 'body', { body: Output<O['body']> }> &
  (O extends { bodyType: string } ? { bytes: Uint8Array } : unknown)

export type Answer<O extends Operation> = z.output<O['answer']>
