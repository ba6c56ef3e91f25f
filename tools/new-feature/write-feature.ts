import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FeatureNames, Spellings } from './feature-names.ts'

/** Files of a feature, each with its template. */
function filesOf({ kebab, snake, one }: FeatureNames, number: string): [path: string, template: string][] {
  const api = `apps/api/src/features/${kebab}`
  const web = `apps/web/src/features/${kebab}`
  return [
    [`packages/domain/src/${kebab}/labels.ts`, 'labels'],
    [`packages/contract/src/${kebab}.ts`, 'contract'],
    [`apps/api/migrations/${number}_${snake}.sql`, 'migration'],
    [`${api}/index.ts`, 'index'],
    [`${api}/${kebab}.routes.ts`, 'routes'],
    [`${api}/${kebab}.actions.ts`, 'actions'],
    [`${api}/${kebab}.queries.ts`, 'queries'],
    [`${api}/${kebab}.view.ts`, 'view'],
    [`${api}/${kebab}.examples.ts`, 'examples'],
    [`${api}/${kebab}.test.ts`, 'api-test'],
    [`${web}/${kebab}.screens.ts`, 'screens'],
    [`${web}/${kebab}.api.ts`, 'web-api'],
    [`${web}/${one.pascal}ListPage.tsx`, 'list-page'],
    [`${web}/${one.pascal}Card.tsx`, 'card'],
    [`${web}/${one.pascal}Dialog.tsx`, 'dialog'],
    [`${web}/${one.pascal}Record.tsx`, 'record'],
    [`${web}/${one.pascal}ListPage.test.tsx`, 'web-test'],
  ]
}

/** Writes a complete working feature and adds it to the three lists of features; returns the files that it wrote. */
export async function writeFeature(root: string, names: FeatureNames, migrations: readonly string[]) {
  const files = filesOf(names, nextNumber(migrations))
  const taken = files.find(([path]) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken[0]} exists already`)
  for (const [path, template] of files) {
    const text = await readFile(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8')
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), filled(text, names))
  }
  const lists = await Promise.all(listings(names).map((listing) => addTo(root, listing)))
  return [...files.map(([path]) => path), ...lists]
}

const nextNumber = (migrations: readonly string[]) =>
  String(Math.max(0, ...migrations.map((name) => Number.parseInt(name, 10) || 0)) + 1).padStart(4, '0')

/** Fills in placeholders such as `{{one.camel}}`; `{{One.words}}` is the name of one record in a title. */
function filled(text: string, names: FeatureNames) {
  const known = { ...spelled('', names), ...spelled('one.', names.one), 'One.words': names.one.Words }
  return text.replace(/\{\{([\w.]+)\}\}/g, (all, name: string) => known[name as keyof typeof known] ?? all)
}

const spelled = (prefix: string, spellings: Spellings) =>
  Object.fromEntries(Object.entries(spellings).map(([name, value]) => [prefix + name, value])) as Record<string, string>

/** A line for the imports of a list, and an entry at the end of the list. */
type Listing = { path: string; importLine: string; list: RegExp; entry: string }

const listings = ({ kebab, camel, one }: FeatureNames): Listing[] => [
  {
    path: 'packages/contract/src/index.ts',
    importLine: `import * as ${camel} from './${kebab}.ts'`,
    list: /const features = \{[^}]*(?=\n\})/,
    entry: kebab === camel ? `  ${camel},` : `  '${kebab}': ${camel},`,
  },
  {
    path: 'apps/api/src/features.ts',
    importLine: `import { ${camel} } from './features/${kebab}/index.ts'`,
    list: /\): Feature\[\] => \[[\s\S]*(?=\n\])|\}\): Feature\[\] => \[[\s\S]*(?=\n\])/,
    entry: `  ${camel},`,
  },
  {
    path: 'apps/web/src/screens.ts',
    importLine: `import { ${one.camel}Screens } from './features/${kebab}/${kebab}.screens.ts'`,
    list: /screens: readonly Screen\[\] = \[[\s\S]*(?=\n\])/,
    entry: `  ...${one.camel}Screens,`,
  },
]

async function addTo(root: string, { path, importLine, list, entry }: Listing): Promise<string> {
  const text = await readFile(join(root, path), 'utf8')
  if (!list.test(text)) throw new Error(`${path} holds no list of features any more`)
  await writeFile(join(root, path), `${importLine}\n${text.replace(list, (all) => `${all}\n${entry}`)}`)
  return path
}
