import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from './given.ts'
import type { TestPortal } from './portal.ts'

/** Ids of one company's records that calls can use, such as `commodityId`. */
export type World = { companyId: string; contactId: string; adminEmail: string } & Record<string, string>
export type Example = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** Raw body of an operation that takes a file. */
  bytes?: Uint8Array<ArrayBuffer>
}

/** A valid call of each operation of a feature, by operation name. They are in the feature's `x.examples.ts`. */
export type Examples = Record<string, (world: World) => Example>

/** Creates one record of each kind that a feature owns, in the given company, and returns their ids. */
export type Given = (company: {
  ask: ReturnType<TestPortal['as']>['ask']
  admin: Person
  name: string
  /** Database access for records that only a later job creates. */
  database: TestPortal['database']
}) => Promise<Record<string, string>>

type ExampleFile = { examples: Examples; given?: Given }

const features = join(import.meta.dirname, '../../features')
const files: ExampleFile[] = await Promise.all(
  globSync('*/*.examples.ts', { cwd: features })
    .sort()
    .map((file) => import(join(features, file))),
)

/** Examples of all features. The tests that run through all operations fail for an operation without one. */
export const examples: Examples = Object.assign({}, ...files.map((file) => file.examples))

export const givens: readonly Given[] = files.flatMap(({ given = [] }) => given)
