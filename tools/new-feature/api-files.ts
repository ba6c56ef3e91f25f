import type { FeatureNames, NewFile } from './write-feature.ts'

/** Contract, table, and the roles of the feature on the server. */
export function apiFiles({ kebab, snake, camel, pascal, words }: FeatureNames, number: string): NewFile[] {
  const folder = `apps/api/src/features/${kebab}`
  return [
    { path: `packages/contract/src/${kebab}.ts`, text: contract(kebab, pascal, words) },
    { path: `apps/api/migrations/${number}_${snake}.sql`, text: migration(snake) },
    {
      path: `${folder}/index.ts`,
      text: `import type { Feature } from '#platform/feature.ts'\nimport { routes } from './${kebab}.routes.ts'\n\nexport const ${camel}: Feature = { name: '${kebab}', routes }\n`,
    },
    {
      path: `${folder}/${kebab}.routes.ts`,
      text: `import { find${pascal} } from '@lanewise/contract/${kebab}'\nimport { bind } from '#platform/http/bind.ts'\nimport { list${pascal} } from './${kebab}.actions.ts'\n\nexport const routes = [bind(find${pascal}, ({ ctx, query }) => list${pascal}(ctx, query))]\n`,
    },
    {
      path: `${folder}/${kebab}.actions.ts`,
      text: `import type { Context } from '#platform/context.ts'\nimport { search${pascal} } from './${kebab}.queries.ts'\nimport { ${camel}View } from './${kebab}.view.ts'\n\nexport async function list${pascal}({ db }: Context, page: { page: number; pageSize: number }) {\n  const { rows, total } = await search${pascal}(db, page)\n  return { data: rows.map(${camel}View), total }\n}\n`,
    },
    { path: `${folder}/${kebab}.queries.ts`, text: queries(camel, pascal) },
    {
      path: `${folder}/${kebab}.view.ts`,
      text: `import type { ${pascal}Entry } from '@lanewise/contract/${kebab}'\nimport type { ${pascal}Row } from './${kebab}.queries.ts'\n\n/** A row as it leaves the server. */\nexport const ${camel}View = ({ id, name, version }: ${pascal}Row): ${pascal}Entry => ({ id, name, version })\n`,
    },
    { path: `${folder}/${kebab}.test.ts`, text: test(kebab, pascal, words) },
  ]
}

const contract = (kebab: string, pascal: string, words: string) => `import { z } from 'zod'
import { Id, listOf, pageQuery } from './list.ts'
import { operation } from './operation.ts'

export const ${pascal}Entry = z.object({ id: Id, name: z.string(), version: z.int() })
export type ${pascal}Entry = z.output<typeof ${pascal}Entry>

export const find${pascal} = operation({
  name: 'find${pascal}',
  summary: 'List ${words.toLowerCase()}',
  method: 'GET',
  path: '/${kebab}',
  permission: 'signed-in',
  query: z.strictObject(pageQuery(20)),
  answer: listOf(${pascal}Entry),
})
`

const migration = (snake: string) => `create table ${snake} (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index ${snake}_name on ${snake} (company_id, lower(name)) where deleted_at is null;
alter table ${snake} enable row level security;
alter table ${snake} force row level security;
create policy own_company on ${snake}
  using (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
grant select, insert, update on ${snake} to {{app}};
`

const queries = (camel: string, pascal: string) => `import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type ${pascal}Row = Selectable<Tables['${camel}']>

export async function search${pascal}(db: Tx, { page, pageSize }: { page: number; pageSize: number }) {
  const found = db.selectFrom('${camel}').where('deletedAt', 'is', null)
  const rows = await found
    .selectAll()
    .orderBy(sql\`lower(name)\`)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await found.select(sql<number>\`count(*)::int\`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
`

const test = (
  kebab: string,
  pascal: string,
  words: string,
) => `import { find${pascal} } from '@lanewise/contract/${kebab}'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('lists no ${words.toLowerCase()} of a new company', async () => {
  const { ask } = portal.as(await portal.given.person())
  expect(await ask(find${pascal}, {})).toEqual({ data: [], total: 0 })
})
`
