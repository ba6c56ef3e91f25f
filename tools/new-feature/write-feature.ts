import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { apiFiles } from './api-files.ts'
import { webFiles } from './web-files.ts'

/** One feature in the spellings its files need. */
export type FeatureNames = {
  /** `rate-requests`: folders and files. */
  kebab: string
  /** `rate_requests`: tables. */
  snake: string
  /** `rateRequests`: exports. */
  camel: string
  /** `RateRequests`: operations and components. */
  pascal: string
  /** `Rate Requests`: what people read. */
  words: string
}

export type NewFile = { path: string; text: string }

export function featureNames(kebab: string): FeatureNames {
  const parts = kebab.split('-')
  const capital = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  const pascal = capital.join('')
  return {
    kebab,
    snake: parts.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: capital.join(' '),
  }
}

/** Writes what is not there yet and answers the paths; an existing file is never touched. */
export async function writeFeature(
  root: string,
  names: FeatureNames,
  migrations: readonly string[],
): Promise<string[]> {
  const files = [...apiFiles(names, nextNumber(migrations)), ...webFiles(names)]
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken.path} exists already`)
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return files.map(({ path }) => path)
}

function nextNumber(migrations: readonly string[]) {
  const numbers = migrations.map((name) => Number.parseInt(name, 10)).filter(Number.isInteger)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
