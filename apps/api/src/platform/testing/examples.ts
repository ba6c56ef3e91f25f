import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from './given.ts'
import type { TestPortal } from './portal.ts'

/** Ids of records of one company that calls may name, such as `commodityId`. */
export type World = { companyId: string; contactId: string; adminEmail: string } & Record<string, string>
export type Example = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** For an operation that takes a file as it is. */
  bytes?: Uint8Array<ArrayBuffer>
}

/** A valid call of each operation of a feature, by name; `x.examples.ts` of the feature holds them. */
export type Examples = Record<string, (world: World) => Example>

/** Makes one record of each kind that a feature owns in a company of the given name, and answers their ids. */
export type Given = (company: {
  ask: ReturnType<TestPortal['as']>['ask']
  admin: Person
  name: string
  /** For what only follows from a call later, by a job. */
  database: TestPortal['database']
}) => Promise<Record<string, string>>

type ExampleFile = { examples: Examples; given?: Given }

const features = join(import.meta.dirname, '../../features')
const files: ExampleFile[] = await Promise.all(
  globSync('*/*.examples.ts', { cwd: features })
    .sort()
    .map((file) => import(join(features, file))),
)

/** The examples of all features; the walks over all operations fail for an operation that has none. */
export const examples: Examples = Object.assign({}, ...files.map((file) => file.examples))

export const givens: readonly Given[] = files.flatMap(({ given = [] }) => given)
