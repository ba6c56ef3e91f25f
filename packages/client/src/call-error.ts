import { unknownError } from '@lanewise/contract/messages'

export class CallError extends Error {
  readonly status: number
  readonly content: unknown

  constructor(status: number, content: unknown) {
    super(errorLines(content)[0] ?? unknownError)
    this.status = status
    this.content = content
  }
}

type Loose = Record<string, unknown>

/**
 * Error lines of a failed response, picked in the order of UX-18. Several values in modelState become several lines.
 * (UX-18, UX-20)
 */
export function errorLines(content: unknown): string[] {
  const body = asObject(content)
  const model = asObject(body.Model)
  const sources: (() => string[])[] = [
    () => valuesOf(model.modelState),
    () => textOf(model.message),
    () => textOf(body.Message),
    () => valuesOf(body.modelState),
    () => textOf(body.message),
  ]
  for (const source of sources) {
    const lines = source()
    if (lines.length > 0) return lines
  }
  return []
}

/** Error text joined into one string; `fallback` when the response contains nothing readable. (UX-19, UX-21) */
export function errorText(error: unknown, fallback: string = unknownError): string {
  const lines = error instanceof CallError ? errorLines(error.content) : []
  return lines.length > 0 ? lines.join('\n') : fallback
}

export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {}
  const state = asObject(asObject(error.content).modelState)
  return Object.fromEntries(
    Object.entries(state).flatMap(([field, messages]) => {
      const [first] = textsOf(messages)
      return field !== '' && first ? [[field, first]] : []
    }),
  )
}

const asObject = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? [value] : [])
const textsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap(textOf) : textOf(value))
const valuesOf = (state: unknown) => Object.values(asObject(state)).flatMap(textsOf)
