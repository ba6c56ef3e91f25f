import { paperName } from '@lanewise/domain/documents/paper-name'
import { noFile } from '@lanewise/domain/documents/upload-rules'
import type { NewFile } from '#platform/context.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import { isProgram, paperTypeOf } from '#platform/storage/sniff.ts'
import { sha256Of } from '#platform/storage/stored-file.ts'
import type { DocumentDeps } from './deps.ts'

export type CheckedFile = { file: NewFile; sha256: string }

const allowed = 'Choose a PDF, PNG, JPEG, TIFF, HEIC, WebP or GIF file.'

/** Checks a file before it is stored: its size, its type by content, and viruses when a scanner is installed. */
export async function checkedFile(deps: DocumentDeps, name: string, bytes: Buffer): Promise<CheckedFile> {
  if (bytes.length === 0) wrong(noFile)
  if (bytes.length > deps.maxBytes)
    refuse.tooLarge(`The file is larger than ${Math.floor(deps.maxBytes / 1024 / 1024)} MB`)
  if (isProgram(bytes)) wrong(`${name} is a program, despite its name. ${allowed}`)
  const contentType = paperTypeOf(bytes) ?? wrong(`The contents of ${name} are not a supported type. ${allowed}`)
  await scanned(deps, name, bytes)
  return { file: { bytes, contentType, fileName: paperName(name, contentType) }, sha256: await sha256Of(bytes) }
}

const wrong = (message: string): never => refuse.invalid(message, { data: [message] })

/**
 * Nothing is stored while the scanner does not answer. An upload can be repeated, but a virus that was passed on cannot
 * be called back.
 */
async function scanned({ scan, log }: DocumentDeps, name: string, bytes: Buffer) {
  if (!scan) return
  const answer = await scan(bytes).catch((error: unknown) => {
    log.error({ err: error }, 'a file could not be scanned for viruses')
    throw new Refusal(503, 'The virus scan is not available right now. Try again in a moment.')
  })
  if (answer.isClean) return
  log.warn({ virusName: answer.virusName }, 'a file with a virus was refused')
  refuse.unprocessable(`${name} was refused: the virus scan found ${answer.virusName}`)
}
