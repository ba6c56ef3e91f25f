import { hash } from 'node:crypto'
import { sha256Of } from '#platform/storage/stored-file.ts'

export const requestHash = async (method: string, path: string, body: unknown) => {
  const hashedBody = body instanceof Uint8Array ? await sha256Of(body) : withShortTexts(body)
  return hash('sha256', `${method} ${path}\n${JSON.stringify(hashedBody) ?? ''}`)
}

/**
 * Hashes long texts such as uploaded files separately: serializing them to JSON again would take longer than reading
 * them.
 */
function withShortTexts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isLong)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isLong(value) ? hash('sha256', value) : value]),
  )
}

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > 64 * 1024
