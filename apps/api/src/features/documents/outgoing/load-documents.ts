import type { FileBytes } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { Owner } from '../documents.actions.ts'
import type { DocumentRow } from '../documents.queries.ts'

export const numberOf = ({ order, shipment }: Owner): string => order?.orderNumber ?? shipment?.shipmentNumber ?? ''

export const isSameOwner = (one: Owner, other: Owner): boolean => numberOf(one) === numberOf(other)

/** Refuses documents that are too large together, and those whose file is missing. */
export function refuseUnsendable(rows: readonly DocumentRow[], limit: number) {
  const missing = rows.find(({ isFileMissing }) => isFileMissing)
  if (missing) refuse.conflict(`The file of ${missing.name} is missing. Upload it again.`)
  const bytes = rows.reduce((sum, { byteSize }) => sum + Number(byteSize), 0)
  if (bytes > limit)
    refuse.tooLarge(`The documents are larger than ${limit / 1024 / 1024} MB together. Download them one by one.`)
}

export type LoadedDocument = { name: string; contentType: string; bytes: Buffer }

/** Reads the files of documents, which uses the network and therefore no transaction. */
export async function readDocuments(files: FileBytes, rows: readonly DocumentRow[]): Promise<LoadedDocument[]> {
  const loaded: LoadedDocument[] = []
  for (const { name, contentType, storedAs } of rows) {
    const bytes = (await files.read(storedAs)) ?? refuse.conflict(`The file of ${name} is missing. Upload it again.`)
    loaded.push({ name, contentType, bytes })
  }
  return loaded
}
