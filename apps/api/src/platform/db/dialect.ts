import { PostgresDialect, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { nameOfStatement } from './statement-names.ts'

/**
 * Maps snake_case columns of the database to camelCase. Names are converted when a statement is compiled and when its
 * result is described, so once per column and not once per value: a list of twenty records has six hundred values.
 */
export class PortalDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler()
  }
}

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string) {
    return super.sanitizeIdentifier(snakeCase(identifier))
  }
}

/** A pooled connection that returns rows in camelCase and sends concurrent statements in one message. */
export class PortalClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: this method is called in nine ways, of which the query builder's is ours.
  override query(text: any, values?: any, callback?: any): any {
    const { stream } = (this as unknown as { connection: { stream: Corked } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    if (typeof text !== 'string' || !Array.isArray(values) || callback) return super.query(text, values, callback)
    return new Promise((answered, failed) => {
      const query = new CamelCaseQuery(text, values, (error, result) => (error ? failed(error) : answered(result)))
      query.name = nameOfStatement(text, values.length)
      super.query(query as never)
    })
  }
}
type Corked = { cork(): void; uncork(): void }

type Described = { fields: { name: string }[] }
type Answered = (error: Error | null, result: pg.QueryResult) => void
/** The driver's types do not declare how it handles a result. */
const DriverQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[],
  answered: Answered,
) => { name: string | undefined; handleRowDescription(described: Described): void }

class CamelCaseQuery extends DriverQuery {
  override handleRowDescription(described: Described) {
    for (const field of described.fields) field.name = camelCase(field.name)
    super.handleRowDescription(described)
  }
}

/** `hazmatUNNumber` becomes `hazmat_unnumber`: consecutive capitals count as one. */
export const snakeCase = remembered((name) => name.replace(/(?<=[^A-Z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase())
export const camelCase = remembered((name) =>
  name.replace(/(?<=.)_(.)/g, (_all, letter: string) => letter.toUpperCase()),
)

/** The cache stays small, because all names come from code and never from callers. */
function remembered(convert: (name: string) => string) {
  const known = new Map<string, string>()
  return (name: string) => {
    const converted = known.get(name) ?? convert(name)
    known.set(name, converted)
    return converted
  }
}
