import ts from 'typescript'
import { featureOf } from '#imports/zones.ts'
import { syntaxOf, visit } from '#source/syntax.ts'
import type { Finding, Source, Tree } from '#source/tree.ts'
import { type Write, writesOf } from './writes.ts'

/**
 * A table is written by one feature alone, in SQL too: the one that declares it in its `records`, otherwise the one that
 * inserts its rows. Any other feature may read it, and calls a function of the owner to change it.
 */
export function checkTableOwners({ sources }: Tree): Finding[] {
  const writes = sources.flatMap(writesOf)
  const declared = new Map(sources.flatMap(declaredTables))
  return [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, all]) => {
    if (table === '$') return all.map((write) => finding(write, 'writes a table that is named by a value'))
    const owner = declared.get(table) ?? onlyInserter(all)
    if (owner) return foreign(all, owner).map((write) => finding(write, `writes ${table}, which ${nameOf(owner)} owns`))
    const [first, ...others] = new Set(all.map(({ feature }) => feature))
    if (!first || others.length === 0) return []
    const writers = [first, ...others].map(nameOf).join(', ')
    return all.map((write) => finding(write, `writes ${table}, as several features do: ${writers}`))
  })
}

const foreign = (writes: readonly Write[], owner: string) => writes.filter(({ feature }) => feature !== owner)

const finding = ({ path, line }: Write, message: string): Finding => ({ path, line, message })

const nameOf = (feature: string) => feature.slice(feature.lastIndexOf('/') + 1)

function onlyInserter(writes: readonly Write[]): string | undefined {
  const inserters = new Set(writes.filter(({ isInsert }) => isInsert).map(({ feature }) => feature))
  return inserters.size === 1 ? [...inserters][0] : undefined
}

/** The tables of the records that the index of a feature declares: `records: [{ entity, table: 'lanes' }]`. */
function declaredTables(source: Source): [table: string, feature: string][] {
  const feature = featureOf(source.path)
  if (!feature || source.path !== `${feature}/index.ts`) return []
  const tables: [string, string][] = []
  visit(syntaxOf(source), (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'table') return
    if (ts.isStringLiteralLike(node.initializer)) tables.push([node.initializer.text, feature])
  })
  return tables
}
