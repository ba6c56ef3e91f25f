import ts from 'typescript'
import { featureOf } from '#imports/zones.ts'
import { lineOf, syntaxOf, visit } from '#source/syntax.ts'
import { isTest, type Source } from '#source/tree.ts'

/** A statement of a feature that changes a table; the table is `$` where it is named by a value. */
export type Write = { table: string; feature: string; path: string; line: number; isInsert: boolean }

/** Everything that a feature of the API writes, by the query builder or in SQL text; what tests prepare does not count. */
export function writesOf(source: Source): Write[] {
  const feature = featureOf(source.path)
  if (!feature?.startsWith('apps/api/') || isTest(source.path)) return []
  const file = syntaxOf(source)
  const writes: Write[] = []
  visit(file, (node) => {
    for (const match of [...builtWrites(node), ...textWrites(node)])
      writes.push({ ...match, feature, path: source.path, line: lineOf(file, node) })
  })
  return writes
}

type Match = Pick<Write, 'table' | 'isInsert'>

const builders = ['insertInto', 'insertMany', 'mergeInto', 'updateTable', 'deleteFrom']

/** `db.updateTable('orders as one')`, `insertMany('orders', rows)` */
function builtWrites(node: ts.Node): Match[] {
  if (!ts.isCallExpression(node)) return []
  const { expression } = node
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  const [table] = node.arguments
  if (!builders.includes(name) || !table || !ts.isStringLiteralLike(table)) return []
  return [{ table: table.text.split(' ')[0] ?? '', isInsert: name.startsWith('insert') }]
}

const inText = /\b(insert\s+into|merge\s+into|delete\s+from|update)\s+(?:only\s+)?([a-z_][\w.]*|\$)(?=\s|\(|$)/gi
/** `for update of turn`, `do update set`, `on update`: locks and what follows from a conflict. */
const noWrite = /\b(for|key|do|on)\s+$/i

/** Values stand between the pieces of a template, so the pieces are read as one text. */
function textWrites(node: ts.Node): Match[] {
  if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText())) return []
  const { template } = node
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)].map((piece) => piece.text).join(' $ ')
  return [...text.matchAll(inText)]
    .filter(({ index }) => !noWrite.test(text.slice(0, index)))
    .map(([, verb = '', table = '']) => ({ table: camelCase(table.toLowerCase()), isInsert: /^insert/i.test(verb) }))
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
